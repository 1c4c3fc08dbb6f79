// Replaces the service worker that an earlier site at this address may have left in browsers, which would go on showing that site. It drops
// what the old worker kept, removes itself, and loads the open pages again.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  // A page that is closing can't be loaded again; the others are.
  await Promise.allSettled((await clients.matchAll({ type: 'window' })).map((page) => page.navigate(page.url)));
}
