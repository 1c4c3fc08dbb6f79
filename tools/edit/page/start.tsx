import { createRoot } from 'react-dom/client';
import './editor.css';
import { Editor } from './Editor.tsx';
import { FirstRun } from './FirstRun.tsx';

const root = document.getElementById('editor');
if (root) createRoot(root).render('first' in root.dataset ? <FirstRun /> : <Editor />);
