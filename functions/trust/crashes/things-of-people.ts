import { callAs, must, type Answer, type Call, type Somebody } from '#functions/trust/crashes/call.ts'
import type { Thing } from '#functions/trust/crashes/history.ts'
import { password, registrationForm } from '#functions/testing/people.ts'
import type { Random } from '#scripts/seed/random.ts'

type Names = { firstName: string; city: string | null }

/** A user's personal details. */
export const profileOf = ({ call, user }: Somebody): Thing<Names> => ({
  name: `the profile of ${user.username}`,
  initial: { firstName: user.firstName, city: user.city },
  act: (_state, random) => {
    const next = { firstName: `Noor ${random.whole(0, 1e6)}`, city: `City ${random.whole(0, 1e6)}` }
    return { run: () => call('PATCH', '/api/user', next), next }
  },
  read: async () => {
    const { firstName, city } = must(await call('GET', '/api/user')).body as Names
    return { firstName, city }
  },
})

/** A seller's reply templates: one item, replaced as a whole. */
export const templatesOf = ({ call, user }: Somebody): Thing<unknown[]> => ({
  name: `the templates of ${user.username}`,
  initial: [],
  act: (_state, random) => {
    const next = Array.from({ length: random.whole(0, 3) }, (_, index) => ({
      name: `Template ${index}`,
      text: `Text ${random.whole(0, 1e6)}`,
    }))
    return { run: () => call('PUT', '/api/seller/reply-templates', { templates: next }), next }
  },
  read: async () => must(await call('GET', '/api/seller/reply-templates')).body as unknown[],
})

/** A user's saved cars, each counted in the same transaction. */
export const favoritesOf = ({ call, user }: Somebody, cars: readonly string[]): Thing<string[]> => ({
  name: `the saved cars of ${user.username}`,
  initial: [],
  act: (saved, random) => {
    const listingId = random.pick(cars)
    return saved.includes(listingId)
      ? {
          run: () => call('DELETE', `/api/user/favorites/${listingId}`),
          next: saved.filter((id) => id !== listingId),
        }
      : {
          run: () => call('POST', '/api/user/favorites', { listingId }),
          next: [...saved, listingId].toSorted(),
        }
  },
  read: async () =>
    (must(await call('GET', '/api/user/favorites')).body as { id: string }[]).map(({ id }) => id).toSorted(),
})

type Search = { id: string; name: string; alertsEnabled: boolean }

const readSearches = async (call: Call): Promise<Search[]> =>
  must(await call('GET', '/api/user/saved-searches')).body as Search[]

/** A user's saved searches, with the alerts that belong to them. */
export const searchesOf = ({ call, user }: Somebody): Thing<Record<string, boolean>> => {
  const idOf = async (name: string): Promise<string> =>
    (await readSearches(call)).find((search) => search.name === name)?.id ?? ''
  const create = (name: string, alertsEnabled: boolean) =>
    call('POST', '/api/user/saved-searches', { name, searchParams: { make: 'Nissan,Toyota' }, alertsEnabled })
  return {
    name: `the searches of ${user.username}`,
    initial: {},
    act: (state, random) => {
      const names = Object.keys(state)
      if (names.length < 3) {
        const [name, alerts] = [`Search ${random.whole(0, 1e9)}`, random.chance(0.5)]
        return { run: () => create(name, alerts), next: { ...state, [name]: alerts } }
      }
      const name = random.pick(names)
      const { [name]: alerts = false, ...others } = state
      if (random.chance(0.5))
        return {
          run: async () => call('DELETE', `/api/user/saved-searches/${await idOf(name)}`),
          next: others,
        }
      return {
        run: async () =>
          call('PATCH', `/api/user/saved-searches/${await idOf(name)}`, { alertsEnabled: !alerts }),
        next: { ...state, [name]: !alerts },
      }
    },
    read: async () =>
      Object.fromEntries((await readSearches(call)).map(({ name, alertsEnabled }) => [name, alertsEnabled])),
  }
}

/** The messages of a conversation about a car, which the buyer has opened. */
export const talkOf = ({ call, user }: Somebody, leadId: string, opening: string): Thing<string[]> => ({
  name: `the conversation of ${user.username}`,
  initial: [opening],
  act: (said, random) => {
    const text = `Message ${random.whole(0, 1e9)}`
    return { run: () => call('POST', `/api/leads/${leadId}/messages`, { text }), next: [...said, text] }
  },
  read: async () => {
    const { body } = must(await call('GET', `/api/leads/${leadId}/messages`))
    return (body.messages as { text: string }[]).map(({ text }) => text)
  },
})

const newName = (random: Random): string => `n${random.whole(0, 1e9)}x${random.whole(0, 1e9)}`

/** The most recently registered account: table, uniqueness guards and user pool. It exists when it can sign in. */
export const newcomers = (url: string): Thing<string> => ({
  name: 'the newest account',
  initial: '',
  act: (_state, random) => {
    const username = newName(random)
    const body = registrationForm({ username, email: `${username}@example.com` })
    return { run: (): Promise<Answer> => callAs(url)('POST', '/api/register', body), next: username }
  },
  read: async (may) => {
    for (const username of may.toReversed().filter(Boolean)) {
      const { status } = await callAs(url)('POST', '/api/login', { username, password })
      if (status === 200) return username
    }
    return ''
  },
})
