import type { Method } from '#shared/api/contract.ts'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  precacheAndRoute,
  PrecacheFallbackPlugin,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { fileCache, photoCache } from './cache-names.ts'
import { isListingPhoto } from './is-listing-photo.ts'
import type { ToWorker } from './messages.ts'
import type { WorkerScope } from './scope.ts'

// The worker keeps the app's own files and the photos of listings, and no answer of the API: so there is none that could
// be somebody's. Cars to read offline are kept by the app itself (web/src/app/offline).

declare const self: WorkerScope
/** Written by the build (web/service-worker.ts). */
declare const precached: { url: string; revision: string | null }[]

const writeMethods: readonly Exclude<Method, 'GET'>[] = ['POST', 'PUT', 'PATCH', 'DELETE']
const month = 30 * 24 * 3600
/** Seconds until a page's document is taken from here, on a connection that hangs. */
const networkTimeoutSeconds = 5
const mostPhotos = { maxEntries: 200, maxAgeSeconds: month }

cleanupOutdatedCaches()
// Exact addresses: `/` must not become the cached document while a newer one is available.
precacheAndRoute(precached, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

// The document comes from the network wherever there is one, so a reload is always the newest version.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds,
      plugins: [new PrecacheFallbackPlugin({ fallbackURL: '/index.html' })],
    }),
    // Files of other kinds have a dot in their path; what people search for may have one as well.
    { denylist: [/^\/(?:api|local)\//, /^[^?]*\.\w+(?:\?|$)/] },
  ),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: fileCache,
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: month, purgeOnQuotaError: true })],
  }),
)

registerRoute(
  ({ request }) => isListingPhoto(request, location.origin),
  new CacheFirst({
    cacheName: photoCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({ ...mostPhotos, purgeOnQuotaError: true }),
      {
        // Offline, a photo of another width than the page wants is better than none.
        handlerDidError: ({ request }) =>
          caches.match(request, { cacheName: photoCache, ignoreSearch: true, ignoreVary: true }),
      },
    ],
  }),
)

// What a page sends while it goes, acts that could still be undone above all, must not wait for a worker that goes with it: Chromium then
// sends it never, without an error. No write is answered here anyway.
self.addEventListener('install', (event) => {
  const routes = writeMethods.map((requestMethod) => ({
    condition: { requestMethod },
    source: 'network' as const,
  }))
  // A browser that refuses a route keeps the listeners.
  event.waitUntil(event.addRoutes?.(routes).catch(() => {}) ?? Promise.resolve())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    // The document is asked for while the worker is still starting.
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  )
})

self.addEventListener('message', (event) => {
  const said = event.data as ToWorker
  // When each was seen stands in a database of its own, which emptying the cache leaves as it is.
  if (said.type === 'FORGET_PHOTOS') event.waitUntil(new CacheExpiration(photoCache, mostPhotos).delete())
  if (said.type === 'IS_YOURS') event.ports[0]?.postMessage(getCacheKeyForURL(said.entry) !== undefined)
  // Pages of another version, with forms perhaps, still live on what the present worker keeps.
  if (said.type === 'TAKE_OVER')
    event.waitUntil(
      self.clients
        .matchAll({ type: 'window', includeUncontrolled: true })
        .then((pages) => (pages.length > 1 ? undefined : self.skipWaiting())),
    )
})
