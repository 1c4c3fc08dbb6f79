import { createRoot } from 'react-dom/client';
import './editor.css';
import { Editor } from './Editor.tsx';

const root = document.getElementById('editor');
if (root) createRoot(root).render(<Editor />);
