import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { readPalette } from '../../src/site/files/palette-file.ts';
import { firmId } from '../content-files/firm-id.ts';

/** One file that the server sends for the editor (the page at /edit on which the owner edits the site). */
export interface PageFile {
  type: string;
  content: string | Uint8Array;
}

/**
 * Bundles the editor, separately from the site. Returns a map from the URL path of each file to the file.
 * @param firm folder of the firm; the editor's buttons have the firm's colours
 * @param isFirst whether the editor asks for the facts of a new firm, and shows no site. Default: false
 */
export async function bundlePage(firm: string, { isFirst = false } = {}): Promise<ReadonlyMap<string, PageFile>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'page'),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Set explicitly, because Vite would otherwise take the setting of the development server in the same process.
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

/**
 * Styles that give the editor's buttons the colours of the firm's call button. `checkLook` (tools/build/check-look.ts) checks the contrast
 * of these colours. A colour that is missing, or not written as `#…`, is replaced by a default.
 */
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
