import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptThings } from './storage.ts'

// Tabs of one browser, each with modules of its own: what one writes for all of them reaches the others as an event.

const token = (owner: string) =>
  `h.${Buffer.from(JSON.stringify({ username: owner })).toString('base64url')}.s`
const car = `lst_${'A'.padStart(26, '0')}`

type Kept = Record<string, string>
/** Letters that a storage takes. */
let room = Infinity
// Like a browser, whose storage lists its keys as its own properties.
const storage = (kept: Kept, onChange: (key: string) => void = () => {}) =>
  new Proxy(
    {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => {
        if (JSON.stringify({ ...kept, [key]: value }).length > room) throw new Error('QuotaExceededError')
        kept[key] = value
        onChange(key)
      },
      removeItem: (key: string) => {
        delete kept[key]
        onChange(key)
      },
    },
    {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )

let browser: Kept
let tabs: { window: EventTarget; enter: () => void }[]

const openTab = async (kept: Kept = {}) => {
  const window = new EventTarget()
  const localStorage = storage(browser, (key) => {
    for (const other of tabs)
      if (other.window !== window) pending.push([other, Object.assign(new Event('storage'), { key })])
  })
  const sessionStorage = storage(kept)
  const enter = () => {
    for (const [name, value] of Object.entries({ window, localStorage, sessionStorage }))
      vi.stubGlobal(name, value)
  }
  tabs.push({ window, enter })
  enter()
  vi.resetModules()
  const [session, person, drafts, viewed, offline, saved] = await Promise.all([
    import('./session.ts'),
    import('./person.ts'),
    import('./draft.ts'),
    import('./recently-viewed.ts'),
    import('./keepsakes.ts'),
    import('./saved-here.ts'),
  ])
  /** Does something in this tab; then the others hear of it. */
  const act = <T>(work: () => T): T => {
    enter()
    const result = work()
    for (let next = pending.shift(); next; next = pending.shift()) {
      next[0].enter()
      next[0].window.dispatchEvent(next[1])
    }
    enter()
    return result
  }
  return {
    kept,
    signIn: (owner: string) => act(() => session.setSession(token(owner))),
    signOut: () =>
      act(() => {
        offline.forgetPerson()
        session.clearSession()
      }),
    deleteAccount: () =>
      act(() => {
        person.forgetAccount()
        offline.forgetPerson()
        session.clearSession()
      }),
    loseSession: () => act(session.clearSession),
    open: (form: string) => {
      const draft = act(() => drafts.tabDraft<{ message: string }>(form))
      return {
        type: (message: string) => act(() => draft.keep({ message })),
        send: () => act(draft.forget),
      }
    },
    typed: (form: string) => act(() => drafts.tabDraft<{ message: string }>(form).read()?.message),
    look: (id: string) => act(() => viewed.rememberViewed(id)),
    seen: () => act(() => viewed.useRecentlyViewed.getState().ids),
    save: (id: string) => act(() => saved.saveHere('car', id)),
    saved: () => act(() => saved.useSavedHere.getState().cars),
    /** Comes back by Back from another site to the page as the browser had put it aside, deaf to other tabs. */
    comeBack: () =>
      act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))),
    timesLeft: () => person.useOpenPages.getState().number,
  }
}
let pending: [{ window: EventTarget; enter: () => void }, Event][]

beforeEach(() => {
  room = Infinity
  browser = { language: 'ar', theme: 'dark' }
  tabs = []
  pending = []
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const later = () => void vi.setSystemTime(Date.now() + 1000)

it('shows Bob nothing of what Alice typed in one tab and signed out of in another', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.signIn('usr_alice')
  second.open('lead').type('My number is 5512 3456')
  second.look(car)
  expect(first.seen()).toEqual([car])
  later()
  first.signOut()
  expect(second.kept).toEqual({})
  expect(second.timesLeft()).toBeGreaterThan(0)
  expect(Object.keys(browser).toSorted()).toEqual(['language', 'theme', 'unsavedForgotten'])
  later()
  first.signIn('usr_bob')
  expect(second.typed('lead')).toBeUndefined()
  expect(second.seen()).toEqual([])
  expect(JSON.stringify([browser, second.kept])).not.toMatch(/alice|5512/)
})

it('takes along what a visitor saved where the storage has no room for it twice', async () => {
  const tab = await openTab()
  tab.save(car)
  const session = JSON.stringify({ authToken: token('usr_alice') })
  room = JSON.stringify(browser).length + session.length + 40
  tab.signIn('usr_alice')
  expect(tab.saved()).toEqual([car])
})

it('writes nothing down again from a form that was open when its owner signed out', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.signIn('usr_alice')
  const form = second.open('lead')
  form.type('Hello')
  later()
  first.signOut()
  form.type('Hello again')
  expect(second.kept).toEqual({})
})

it('keeps what was typed when a session is lost, for its owner alone', async () => {
  const tab = await openTab()
  tab.signIn('usr_alice')
  const form = tab.open('lead')
  form.type('Is it free?')
  tab.look(car)
  tab.loseSession()
  // The request that failed, and so found the session lost, keeps it once more.
  form.type('Is it free?')
  expect(tab.typed('lead')).toBeUndefined()
  expect(tab.seen()).toEqual([])
  tab.signIn('usr_alice')
  expect(tab.typed('lead')).toBe('Is it free?')
})

it('forgets a person whose session was lost as soon as somebody else signs in, in every tab', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.signIn('usr_alice')
  browser['unsaved:sell:usr_alice:new:1'] = '{}'
  first.open('message').type('from the first')
  second.open('lead').type('from the second')
  first.loseSession()
  // Typed by whoever sits there now: nobody knows whether that is still Alice.
  second.open('contact').type('as a visitor')
  later()
  first.signIn('usr_bob')
  expect(second.timesLeft()).toBeGreaterThan(0)
  expect(second.kept).toEqual({})
  expect(first.kept).toEqual({})
  expect(JSON.stringify(browser)).not.toContain('alice')
})

it('lets visitors take along what they typed and saw when they sign in', async () => {
  const tab = await openTab()
  const form = tab.open('lead')
  form.type('Salam')
  tab.look(car)
  expect(browser['recentlyViewed']).toBe(car)
  tab.signIn('usr_alice')
  expect(tab.typed('lead')).toBe('Salam')
  expect(tab.seen()).toEqual([car])
  expect(browser['recentlyViewed']).toBeUndefined()
  expect(tab.timesLeft()).toBe(0)
  form.send()
  expect(tab.typed('lead')).toBeUndefined()
})

it('takes along what a visitor saved, in every tab, and leaves none of it when they sign out', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.save(car)
  expect(second.saved()).toEqual([car])
  first.signIn('usr_alice')
  expect(first.saved()).toEqual([car])
  expect(Object.keys(browser).filter((key) => key.startsWith('saved:'))).toEqual([
    `saved:usr_alice:car:${car}`,
  ])
  // Not in her account yet: it waits for her when her session is lost, and for nobody else.
  first.loseSession()
  expect(first.saved()).toEqual([])
  later()
  first.signIn('usr_alice')
  expect(first.saved()).toEqual([car])
  later()
  first.signOut()
  expect(JSON.stringify(browser)).not.toContain(car)
  first.signIn('usr_bob')
  expect(first.saved()).toEqual([])
})

it('forgets in a tab that was away what was forgotten meanwhile', async () => {
  const first = await openTab()
  first.signIn('usr_alice')
  const away: Kept = {}
  const second = await openTab(away)
  second.open('lead').type('Hello')
  tabs.pop()
  later()
  first.signOut()
  first.signIn('usr_alice')
  const again = await openTab(away)
  expect(again.typed('lead')).toBeUndefined()
})

it('forgets in a page that the browser had put aside what was forgotten meanwhile', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.signIn('usr_alice')
  second.open('lead').type('Hello')
  tabs.pop()
  later()
  first.signOut()
  first.signIn('usr_alice')
  expect(second.kept).not.toEqual({})
  second.comeBack()
  expect(second.kept).toEqual({})
  expect(second.timesLeft()).toBe(1)
})

it('keeps what was typed after a sign-out in the same tab when its page comes back', async () => {
  const tab = await openTab()
  tab.signIn('usr_alice')
  later()
  tab.signOut()
  later()
  tab.signIn('usr_alice')
  tab.open('lead').type('Is it free?')
  const before = tab.timesLeft()
  tab.comeBack()
  expect(tab.typed('lead')).toBe('Is it free?')
  expect(tab.timesLeft()).toBe(before)
})

it('keeps the table of a stock as its owner has set it up, until the account is gone', async () => {
  const tab = await openTab()
  browser['stockTable:usr_alice'] = '{}'
  browser['stockTable:usr_bob'] = '{}'
  tab.signIn('usr_alice')
  later()
  tab.signOut()
  later()
  tab.signIn('usr_bob')
  expect(Object.keys(browser).filter((key) => key.startsWith('stockTable'))).toHaveLength(2)
  tab.deleteAccount()
  expect(browser['stockTable:usr_bob']).toBeUndefined()
  expect(browser['stockTable:usr_alice']).toBe('{}')
})

// Files that may: the script before the first paint, which imports next to nothing, and the service worker with its caches.
const mayStore = /^(?:stores\/storage\.ts|early\/|worker\/|testing\/)|\.test\.tsx?$/
const src = join(import.meta.dirname, '..')

it('is the only way to what a browser keeps', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const storing = files.filter(
    (file) =>
      !mayStore.test(file) &&
      /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b|\bcaches\.(?:open|match|keys)/.test(
        readFileSync(join(src, file), 'utf8'),
      ),
  )
  expect(storing).toEqual([])
  expect(
    Object.values(keptThings).every((owner) => ['device', 'session', 'account', 'person'].includes(owner)),
  ).toBe(true)
})

it('keeps of a short form no name, address or number beyond the page', async () => {
  const tab = await openTab()
  tab.signIn('usr_alice')
  const { tabDraft } = await import('./draft.ts')
  const typed = {
    name: 'Alice',
    email: 'alice@example.com',
    phone: '5512 3456',
    income: 'FROM_10000',
    message: 'Hello',
  }
  tabDraft<typeof typed>('lead').keep(typed)
  // While the page lives, all of it is there again.
  expect(tabDraft<typeof typed>('lead').read()).toEqual(typed)
  const kept = JSON.stringify([browser, tab.kept])
  expect(kept).toContain('Hello')
  for (const secret of ['Alice', 'alice@', '5512', 'FROM_10000']) expect(kept).not.toContain(secret)
  // After a reload, the rest.
  await openTab(tab.kept)
  const { tabDraft: again } = await import('./draft.ts')
  expect(again<typeof typed>('lead').read()).toEqual({ message: 'Hello' })
  later()
  tab.signOut()
  expect(again<typeof typed>('lead').read()).toBeNull()
})
