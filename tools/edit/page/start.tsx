import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../../src/client/ErrorBoundary.tsx';
import './editor.css';
import { Editor } from './Editor.tsx';
import { FirstRun } from './FirstRun.tsx';
import { waitingKey } from './store.ts';

/**
 * Message that replaces the editor (the page at /edit on which the owner edits the site) after an error. Without it, React would leave the
 * page empty.
 */
const failed = (
  <main className="failed" role="alert">
    <h1>This page has stopped working</h1>
    <p>
      What was saved is safe. Load the page again. If it stops at the same place, begin without what isn’t saved yet.
    </p>
    <p>
      <button type="button" onClick={() => location.reload()}>
        Load the page again
      </button>{' '}
      <button
        type="button"
        className="quiet"
        onClick={() => {
          localStorage.removeItem(waitingKey);
          location.reload();
        }}
      >
        Begin without what isn’t saved
      </button>
    </p>
  </main>
);

const root = document.getElementById('editor');
if (root)
  createRoot(root).render(
    <ErrorBoundary fallback={failed}>{'first' in root.dataset ? <FirstRun /> : <Editor />}</ErrorBoundary>,
  );
