import { QueryClient } from '@tanstack/react-query';

/**
 * Fetches and keeps data for what React renders in the browser, as the library does by default: kept for 5 minutes,
 * three retries, each after twice the wait of the last and at most 30 seconds (specification, 9). No queries are
 * defined, so it asks nobody for anything.
 */
export const dataClient = new QueryClient();
