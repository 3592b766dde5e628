import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptDays } from '#shared/rules/retention.ts'
import ar from '#web/i18n/ar/legal.ts'
import en from '#web/i18n/en/legal.ts'

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

it('is kept here and on the server as long as the privacy policy says', async () => {
  const { unsavedLives } = await import('./unsaved-work.ts')
  expect([unsavedLives / 86_400_000, keptDays.workingCopy]).toEqual([14, 30])
  expect(en['privacy.device.text']).toContain('two weeks')
  expect(ar['privacy.device.text']).toContain('أسبوعين')
  expect(en['privacy.keeping.text']).toContain('did not finish: 30 days')
  expect(ar['privacy.keeping.text']).toContain('ولم يُكملها: 30 يومًا')
})
