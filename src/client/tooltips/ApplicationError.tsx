import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './ApplicationError.module.css';
import { TextWithNumbers } from './TextWithNumbers.tsx';

const { call, error, gas, phone } = FACTS;

/** Error page that replaces the content of `main` after an error outside the individual tooltips. Header and footer stay. */
export function ApplicationError() {
  const [page] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.title = error.heading;
    document.querySelector('main')?.replaceChildren(page);
    page.querySelector('h1')?.focus();
  }, [page]);
  return createPortal(
    <section className={styles.error} aria-labelledby="page">
      <h1 id="page" tabIndex={-1}>
        {error.heading}
      </h1>
      <p>{error.text}</p>
      <p>
        <a className={styles.call} href={`tel:${phone.e164}`}>
          {call} <TextWithNumbers text={phone.text} />
        </a>
      </p>
      <p>
        <TextWithNumbers text={gas} />
      </p>
      <p>
        <a href={location.pathname}>{error.again}</a>
      </p>
      <p>
        <a href="/">{error.home}</a>
      </p>
    </section>,
    page,
  );
}
