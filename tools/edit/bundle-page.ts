import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** A file of the owner's page. */
interface PageFile {
  type: string;
  content: string | Uint8Array;
}

/** Bundles the owner's page apart from the site: its files by their paths. */
export async function bundlePage(): Promise<ReadonlyMap<string, PageFile>> {
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
  const files = output.map((part): [string, PageFile] =>
    part.type === 'chunk'
      ? [`/edit/${part.fileName}`, { type: 'text/javascript', content: part.code }]
      : [`/edit/${part.fileName}`, { type: 'text/css', content: part.source }],
  );
  return new Map([['/edit', { type: 'text/html; charset=utf-8', content: html }], ...files]);
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
