import { beforeEach, describe, expect, it, vi } from 'vitest'

type State = Record<string, unknown> | null
type Page = { state: State; url: string }

/** A browser's history as far as it is needed: moves happen a task later and are told by `popstate`. */
const fakeBrowser = (first: string) => {
  const pages: Page[] = [{ state: { key: first, idx: 0 }, url: first }]
  let at = 0
  const listeners = new Set<() => void>()
  class History {
    get state() {
      return pages[at]!.state
    }
    get length() {
      return pages.length
    }
    pushState(state: State, _unused: string, url?: string) {
      pages.splice(at + 1, pages.length, { state, url: url ?? pages[at]!.url })
      at += 1
    }
    replaceState(state: State, _unused: string, url?: string) {
      pages[at] = { state, url: url ?? pages[at]!.url }
    }
    back() {
      setTimeout(() => {
        at -= 1
        listeners.forEach((listener) => listener())
      })
    }
  }
  const history = new History()
  vi.stubGlobal('History', History)
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', {
    get href() {
      return pages[at]!.url
    },
  })
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
  })
  return { history, urls: () => pages.slice(0, at + 1).map(({ url }) => url), depth: () => at }
}

const settled = () => vi.runAllTimersAsync()

describe('enterOverlay', () => {
  let browser: ReturnType<typeof fakeBrowser>
  let enterOverlay: (close: () => void) => () => void

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    browser = fakeBrowser('/cars')
    ;({ enterOverlay } = await import('./overlay-history.ts'))
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  /** An overlay as its owner sees it. */
  const opened = () => {
    const close = vi.fn<() => void>(() => leave())
    const leave = enterOverlay(close)
    return { close, leave }
  }

  it('closes the top one at each Back, and leaves the page only then', async () => {
    const drawer = opened()
    await settled()
    const dialog = opened()
    await settled()
    browser.history.back()
    await settled()
    expect([dialog.close.mock.calls.length, drawer.close.mock.calls.length]).toEqual([1, 0])
    browser.history.back()
    await settled()
    expect(drawer.close).toHaveBeenCalledTimes(1)
    expect(browser.urls()).toEqual(['/cars'])
    expect(browser.history.state).toEqual({ key: '/cars', idx: 0 })
  })

  it('takes its entry away when it is closed otherwise, without closing anything twice', async () => {
    const { close, leave } = opened()
    await settled()
    expect(browser.depth()).toBe(1)
    leave()
    await settled()
    expect(browser.depth()).toBe(0)
    expect(close).not.toHaveBeenCalled()
  })

  it('moves nothing for one that follows another at once, or that is only tried out', async () => {
    const first = opened()
    await settled()
    first.leave()
    const second = opened()
    await settled()
    expect(browser.depth()).toBe(1)
    second.leave()
    enterOverlay(() => {})()
    await settled()
    expect(browser.depth()).toBe(0)
  })

  it.each(['by Back', 'otherwise'])(
    'keeps an address that was rewritten meanwhile, closed %s',
    async (how) => {
      const { leave } = opened()
      await settled()
      browser.history.replaceState({ key: 'filtered', idx: 0 }, '', '/cars?make=Kia')
      if (how === 'by Back') browser.history.back()
      else leave()
      await settled()
      expect(browser.urls()).toEqual(['/cars?make=Kia'])
      expect(browser.history.state).toEqual({ key: 'filtered', idx: 0 })
    },
  )

  it('gives its entry to the page that a link in it leads to', async () => {
    const { leave } = opened()
    await settled()
    browser.history.pushState({ key: 'plates', idx: 1 }, '', '/number-plates')
    leave()
    await settled()
    expect(browser.urls()).toEqual(['/cars', '/number-plates'])
    expect(browser.history.state).toEqual({ key: 'plates', idx: 1 })
  })

  it('lets nobody be taken back who leaves for a page while the entry is going', async () => {
    const { leave } = opened()
    await settled()
    leave()
    // Back has been asked for, and has not come yet.
    vi.advanceTimersToNextTimer()
    expect(browser.depth()).toBe(1)
    browser.history.pushState({ key: 'plates', idx: 1 }, '', '/number-plates')
    await settled()
    expect(browser.urls()).toEqual(['/cars', '/number-plates'])
    opened()
    await settled()
    expect(browser.depth()).toBe(2)
  })

  it('stays in the way for one that does not close at once', async () => {
    const ask = vi.fn<() => void>()
    enterOverlay(ask)
    await settled()
    browser.history.back()
    await settled()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(browser.depth()).toBe(1)
  })
})
