import { bundle } from './bundle.ts';

/** What has to run before the page's body is read: it stands in every page's head. */
export const headScript = (await bundle('src/browser/head/start.ts', 'iife')).code;
