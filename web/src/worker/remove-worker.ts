import type { WorkerScope } from './scope.ts'

// Built in place of the worker when that is switched off (VITE_SERVICE_WORKER=off): browsers that have one fetch it at their next
// visit, and are then as if there had never been any. Open pages stay as they are.

declare const self: WorkerScope

const removeWorker = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()))
