import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const token = (owner: string) =>
  `h.${Buffer.from(JSON.stringify({ username: owner })).toString('base64url')}.s`

// Like a browser's, whose keys are its own properties.
const storage = () =>
  Object.defineProperties({} as Record<string, string>, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => void (kept[key] = value) },
    removeItem: { value: (key: string) => void delete kept[key] },
  })
let kept: Record<string, string>

const signIn = async (person: string) => {
  const [session, acting, work] = await Promise.all([
    import('./session.ts'),
    import('./acting.ts'),
    import('./unsaved-work.ts'),
  ])
  session.setSession(token(person))
  return { ...acting, ...work }
}

beforeEach(() => {
  kept = storage()
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', {})
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('is its person’s, on one listing or on any, and nobody else’s', async () => {
  const { hasUnsavedWork, discardUnsavedWork } = await signIn('usr_a')
  kept['unsaved:sell:usr_b:lst_1:slot'] = '{}'
  expect(hasUnsavedWork()).toBe(false)
  kept['unsaved:sell:usr_a:lst_1:slot'] = '{}'
  expect([hasUnsavedWork(), hasUnsavedWork('lst_1'), hasUnsavedWork('lst_2')]).toEqual([true, true, false])
  discardUnsavedWork('lst_1')
  expect(Object.keys(kept).filter((key) => key.startsWith('unsaved:'))).toEqual([
    'unsaved:sell:usr_b:lst_1:slot',
  ])
})

it('is that of staff too, under the name of the dealership for which they act', async () => {
  const { actFor, hasUnsavedWork, discardUnsavedWork } = await signIn('usr_manager')
  kept['unsaved:sell:usr_dealer:lst_1:slot'] = '{}'
  expect(hasUnsavedWork()).toBe(false)
  actFor({ dealershipId: 'usr_dealer', dealership: 'Al Waha', role: 'MANAGER' })
  expect([hasUnsavedWork(), hasUnsavedWork('lst_1')]).toEqual([true, true])
  discardUnsavedWork('lst_1')
  expect(hasUnsavedWork()).toBe(false)
})
