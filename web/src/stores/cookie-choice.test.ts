import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Tabs of one browser, each with modules of its own: what one stores reaches the others as an event.

let stored: Map<string, string>
let windows: EventTarget[]

const openTab = async () => {
  const window = new EventTarget()
  windows.push(window)
  const tell = (key: string) => {
    for (const other of windows)
      if (other !== window) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  vi.stubGlobal('window', window)
  vi.resetModules()
  const [choose, visitor] = await Promise.all([import('./choose-cookies.ts'), import('./visitor.ts')])
  return {
    act: (work: (tab: typeof choose) => void) => {
      const before = new Map(stored)
      work(choose)
      for (const key of new Set([...before.keys(), ...stored.keys()]))
        if (before.get(key) !== stored.get(key)) tell(key)
    },
    name: () => visitor.visitorField().visitor,
  }
}

beforeEach(() => {
  stored = new Map()
  windows = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  [
    'for essential storage only',
    ({ chooseCookies }: typeof import('./choose-cookies.ts')) => chooseCookies('essential'),
  ],
  [
    'to be asked again',
    ({ chooseCookiesAgain }: typeof import('./choose-cookies.ts')) => chooseCookiesAgain(),
  ],
])(
  'a consent that is taken back in one tab, %s, ends in the others and takes the name along',
  async (_, takeBack) => {
    const [first, second] = [await openTab(), await openTab()]
    first.act(({ chooseCookies }) => chooseCookies('all'))
    const name = second.name()
    expect(name).toBeTruthy()
    expect(first.name()).toBe(name)
    first.act(takeBack)
    expect(stored.has('visitor')).toBe(false)
    expect(second.name()).toBeUndefined()
    second.act(({ chooseCookies }) => chooseCookies('all'))
    expect(first.name()).toBeTruthy()
  },
)
