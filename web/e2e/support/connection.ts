import type { Page } from 'playwright/test'

const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/**
 * Cuts the connection of a page, and returns what gives it back. Playwright's own switch alone leaves `navigator.onLine` true in each
 * document that is opened afterwards (seen with Chromium 150), as no browser without a network does.
 */
export const cutConnection = async (page: Page): Promise<() => Promise<void>> => {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const emulate = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', { offline, ...unlimited })
  const tell = () => void emulate(true)
  await context.setOffline(true)
  page.on('domcontentloaded', tell)
  return async () => {
    page.off('domcontentloaded', tell)
    await emulate(false)
    await context.setOffline(false)
  }
}
