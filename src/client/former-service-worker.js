// Replaces the service worker of an earlier site at this address, which would still show that site from its cache. Deletes the caches,
// unregisters itself, and reloads all open pages.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  // allSettled: a page that is closing can't be reloaded, and must not stop the others.
  await Promise.allSettled((await clients.matchAll({ type: 'window' })).map((page) => page.navigate(page.url)));
}
