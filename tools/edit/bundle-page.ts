import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { readPalette } from '../../src/site/files/palette-file.ts';
import { firmId } from '../content-files/firm-id.ts';

/** A file of the owner's page. */
export interface PageFile {
  type: string;
  content: string | Uint8Array;
}

/**
 * Bundles the owner's page apart from the site: its files by their paths.
 * @param firm whose colours its buttons have
 * @param isFirst whether it asks for the facts of a new firm
 */
export async function bundlePage(firm: string, { isFirst = false } = {}): Promise<ReadonlyMap<string, PageFile>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'page'),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Otherwise Vite goes by the development server beside it.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page/start.tsx'),
        output: { entryFileNames: 'editor.js', assetFileNames: 'editor.[ext]', codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const mode = isFirst ? 'data-first' : `data-firm="${firmId(firm)}"`;
  const files = output.map((part): [string, PageFile] =>
    part.type === 'chunk'
      ? [`/edit/${part.fileName}`, { type: 'text/javascript', content: part.code }]
      : [`/edit/${part.fileName}`, { type: 'text/css', content: coloursOf(firm) + part.source }],
  );
  return new Map([
    [
      '/edit',
      {
        type: 'text/html; charset=utf-8',
        content: html.replace('id="editor"', `id="editor" ${mode}`),
      },
    ],
    ...files,
  ]);
}

/** The colours of a firm's call button, whose contrast its build checks. */
function coloursOf(firm: string): string {
  const palette = readPalette(firm);
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const colour = (name: string, otherwise: string) => {
      const own = palette[scheme].get(name) ?? '';
      return /^#[\da-f]{3,8}$/i.test(own) ? own : otherwise;
    };
    return `:root { --main: ${colour('--call', '#0b5c5e')}; --on-main: ${colour('--on-call', '#fff')} }`;
  });
  return `${light}\n@media (prefers-color-scheme: dark) { ${dark} }\n`;
}

const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your site</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/edit/editor.css">
<script type="module" src="/edit/editor.js"></script>
</head>
<body><div id="editor"></div></body>
</html>
`;
