import { startLayoutInParts } from './layout-in-parts.ts';

// Runs before the page's body is read.
startLayoutInParts();
