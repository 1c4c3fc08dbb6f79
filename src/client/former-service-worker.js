// Replaces the service worker of a site that was at this address before. The old worker would keep showing the old site from its cache. The
// new worker deletes all caches, unregisters itself, and reloads all open pages that the old worker controlled.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  // allSettled: a page that is just closing can't be reloaded, but this error must not keep the other pages from being reloaded.
  await Promise.allSettled((await clients.matchAll({ type: 'window' })).map((page) => page.navigate(page.url)));
}
