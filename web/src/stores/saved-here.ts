import { create } from 'zustand'
import type { SearchKind } from '#shared/schemas/saved-search.ts'
import { currentPerson, ownKey } from './person.ts'
import { useSession } from './session.ts'
import { onStoredElsewhere, readStored, storedKeys, writeStored } from './storage.ts'

// Things saved without an account stay in the browser, each under a key of its own, so that tabs never overwrite each other's.
// A visitor who signs in takes them along (`person.ts`); `features/keep` then moves them into the account.

export type SavedKind = 'car' | 'plate' | 'search'
/** A search as the address of `/cars` or `/number-plates` has it. */
export type SearchHere = { name: string; kind: SearchKind; searchParams: Record<string, string> }

/** The most of each kind: cards come with one call (`limits.cardsAtOnce`), each plate with one of its own. */
export const savedHereAtMost: Readonly<Record<SavedKind, number>> = { car: 20, plate: 8, search: 10 }

/** Ids of cars and plates, and searches, the latest first. */
type SavedHere = { cars: readonly string[]; plates: readonly string[]; searches: readonly SearchHere[] }

const prefix = (kind: SavedKind) => ownKey(`${kind}:`)

// Of searches for cars the parameters alone are the name, as browsers have kept them so far.
const ofPlates = 'plates?'

/** The id of a search: the same filters are the same search, whatever its name. */
export const searchId = ({ kind, searchParams }: Pick<SearchHere, 'kind' | 'searchParams'>): string =>
  (kind === 'plates' ? ofPlates : '') +
  new URLSearchParams(Object.entries(searchParams).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()

const searchOf = (id: string): Omit<SearchHere, 'name'> => {
  const isOfPlates = id.startsWith(ofPlates)
  const params = new URLSearchParams(isOfPlates ? id.slice(ofPlates.length) : id)
  return { kind: isOfPlates ? 'plates' : 'cars', searchParams: Object.fromEntries(params) }
}

type Entry = { at: number; name?: unknown; id: string }

const readEntries = (kind: SavedKind): Entry[] => {
  const start = prefix(kind)
  return storedKeys(start)
    .flatMap((key): Entry[] => {
      try {
        const entry = JSON.parse(readStored(key) ?? '') as Partial<Entry> | null
        return entry && typeof entry.at === 'number'
          ? [{ ...entry, at: entry.at, id: key.slice(start.length) }]
          : []
      } catch {
        return []
      }
    })
    .toSorted((a, b) => b.at - a.at)
}

const isId = (kind: 'lst' | 'plt') => (id: string) => new RegExp(`^${kind}_[0-9A-Z]{26}$`).test(id)
const idsOf = (kind: SavedKind) => readEntries(kind).map(({ id }) => id)

/** Everything that the present person has saved in this browser. */
export const readSavedHere = (): SavedHere => ({
  cars: idsOf('car').filter(isId('lst')),
  plates: idsOf('plate').filter(isId('plt')),
  searches: readEntries('search').flatMap(({ id, name }) =>
    typeof name === 'string' ? [{ name, ...searchOf(id) }] : [],
  ),
})

/** Everything that a visitor has saved in this browser, or somebody who has just signed in and whose things are on the way. */
export const useSavedHere = create<SavedHere>(readSavedHere)

const refresh = () => useSavedHere.setState(readSavedHere())
useSession.subscribe(refresh)
onStoredElsewhere((key) => {
  if (key === null || key.startsWith('saved:')) refresh()
})

/** Saves something in this browser. False, and nothing is saved, where it has as many as it keeps or the browser refuses. */
export const saveHere = (kind: SavedKind, id: string, details: { name?: string } = {}): boolean => {
  if (currentPerson()) return false
  const known = idsOf(kind)
  if (!known.includes(id) && known.length >= savedHereAtMost[kind]) return false
  const isKept = writeStored(`${prefix(kind)}${id}`, JSON.stringify({ at: Date.now(), ...details }))
  refresh()
  return isKept
}

/** Forgets something that was saved in this browser. */
export const dropHere = (kind: SavedKind, id: string): void => {
  writeStored(`${prefix(kind)}${id}`, null)
  refresh()
}
