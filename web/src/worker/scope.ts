type WaitableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type Message = MessageEvent & WaitableEvent

/** An event that browsers with static routing (Chromium from 123 on) let routes be added in, which hold before any listener is asked. */
type InstallEvent = WaitableEvent & {
  addRoutes?: (
    routes: readonly { condition: { requestMethod: string }; source: 'network' }[],
  ) => Promise<void>
}

/** The part that we use of a service worker's global scope: TypeScript's own library for it conflicts with the page's. */
export type WorkerScope = {
  addEventListener: {
    (type: 'install', listener: (event: InstallEvent) => void): void
    (type: 'activate', listener: (event: WaitableEvent) => void): void
    (type: 'message', listener: (event: Message) => void): void
  }
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly object[]>
  }
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
}
