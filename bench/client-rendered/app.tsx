/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import './font.css';
import { facts } from '../../src/facts/index.ts';
import type { Area } from '../../src/facts/types.ts';
import { crumbsOf } from '../../src/head/head.ts';
import { Breadcrumbs } from '../../src/sections/frame/Breadcrumbs.tsx';
import { Footer } from '../../src/sections/frame/Footer.tsx';
import { Header } from '../../src/sections/frame/Header.tsx';

/** The site's own pages, without the document around them (../client-rendered.ts). */
const pages = import.meta.glob<{ default: ComponentType<{ area?: Area }> }>('../../src/pages/**/*.astro', {
  eager: true,
});

const routes = Object.entries(pages).flatMap(([file, { default: Page }]) => {
  const name = file.replace('../../src/pages', '').replace(/(?:\/index)?\.astro$/, '');
  if (name === '/areas/[slug]') return facts.areas.map((area) => ({ path: area.path, element: <Page area={area} /> }));
  return { path: name === '/404' ? '*' : name || '/', element: <Page /> };
});

const router = createBrowserRouter([{ element: <Frame />, children: routes }]);

/** The links of the components are plain ones: the router takes those that stay on the site. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link) return;
  event.preventDefault();
  router.navigate(link.getAttribute('href') ?? '/');
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);

function Frame() {
  const { pathname } = useLocation();
  const page = facts.pages.find(({ path }) => path === pathname);
  const crumbs = page ? crumbsOf(facts, page) : [];
  return (
    <>
      <title>{page?.title ?? ''}</title>
      <Header path={pathname} />
      {crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} label={facts.words.frame.breadcrumb} />}
      <main id="content">
        <Outlet />
      </main>
      <Footer year={new Date().getFullYear()} />
    </>
  );
}
