import type { Page } from 'playwright/test'

/** Waits until the worker has its precache, and controls this page. */
export const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50))
  })

/** Opens the site for somebody, under the worker's care. */
export const openAs = async (page: Page, token: string): Promise<void> => {
  await page.goto('/safety-tips')
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto('/')
  await workerReady(page)
}

/** Every address that any cache of this browser holds. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** How many photos the worker still knows the addresses of, beside those it holds. */
export const rememberedPhotos = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((answer, fail) => {
        const opening = indexedDB.open('workbox-expiration')
        opening.addEventListener('error', () => fail(new Error('No database of the worker')))
        opening.addEventListener('success', () => {
          const { result: database } = opening
          const counting = database
            .transaction('cache-entries')
            .objectStore('cache-entries')
            .index('cacheName')
            .count('photos')
          counting.addEventListener('success', () => {
            database.close()
            answer(counting.result)
          })
        })
      }),
  )

/** Whether a newer worker waits for this page's to end. */
export const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/** Whether the worker that waits is of this page's version; null when none does, for it has taken over. */
export const waitingKnows = (page: Page) =>
  page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.waiting
    const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
    if (!worker) return null
    const { port1, port2 } = new MessageChannel()
    worker.postMessage({ type: 'IS_YOURS', entry }, [port2])
    return new Promise<boolean>((answer) => {
      port1.addEventListener('message', ({ data }) => answer(data as boolean))
      port1.start()
    })
  })

/** Has the browser look for a newer worker now, not some hours later. */
export const lookForNewer = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
