type WaitableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type Message = MessageEvent & WaitableEvent

/** The part that we use of a service worker's global scope: TypeScript's own library for it conflicts with the page's. */
export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WaitableEvent) => void): void
    (type: 'message', listener: (event: Message) => void): void
  }
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly object[]>
  }
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
}
