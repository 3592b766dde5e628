// The only file that reads or writes what a browser keeps, but for the script before the first paint and the service worker;
// a test holds the others off.

/**
 * Everything that this site keeps in a browser, by what its key begins with, and whose it is. `device`: of the browser, for anybody who
 * uses it. `session`: of the person who is signed in, named for nobody. `person`: named for the person where somebody is signed in, and
 * gone from every tab when that person signs out or somebody else signs in, because phones and computers are shared. `account`: named for
 * the person, too, and still there when they come back: settings that are work to make and say nothing of anybody.
 */
export const keptThings = {
  language: 'device',
  theme: 'device',
  cookieChoice: 'device',
  /** A random name by which views are counted once. */
  visitor: 'device',
  /** How far down the pages of this tab stood, by the key of their entry in the history. */
  positions: 'device',
  /** Whether letters decide in a review. */
  reviewKeys: 'device',
  /** When somebody's things were last forgotten, in milliseconds. */
  unsavedForgotten: 'device',
  authToken: 'session',
  /** The dealership for which somebody acts: `acting:usr_…`. */
  'acting:': 'person',
  /** The id of the person who was signed in last. */
  lastPerson: 'person',
  compared: 'person',
  recentlyViewed: 'person',
  recentSearches: 'person',
  dealChecklist: 'person',
  /** Things saved without an account, or on their way into one: `saved::car:lst_…`, `saved:usr_…:car:lst_…`. */
  'saved:': 'person',
  /** Answers for reading without a connection: `kept:usr_…:favorites`. */
  'kept:': 'person',
  /** Columns and saved views of a dealership's table: `stockTable:usr_…`. */
  'stockTable:': 'account',
  /** How often an admin gave which reasons of a rejection: `usedReasons:usr_…:listing`. */
  'usedReasons:': 'person',
  /** Long forms, kept beyond the tab: `unsaved:sell:usr_…`. */
  'unsaved:': 'person',
  /** Short forms, kept for the tab: `draft:usr_…:contact`. */
  'draft:': 'person',
} as const

type Thing = keyof typeof keptThings
export type StoredKey = `${Thing}${string}`

/** `browser`: for all tabs and visits. `tab`: for this tab, reloads included. `page`: in memory, until the page is left. */
type Area = 'browser' | 'tab' | 'page'

const memory = new Map<string, string>()
const page = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
}

const storageOf = (area: Exclude<Area, 'page'>): Storage => (area === 'tab' ? sessionStorage : localStorage)
const placeOf = (area: Area) => (area === 'page' ? page : storageOf(area))

/** The value stored under `key`, or null; null too where storage is blocked. */
export const readStored = (key: StoredKey, area: Area = 'browser'): string | null => {
  try {
    return placeOf(area).getItem(key)
  } catch {
    return null
  }
}

/**
 * Keeps `value` under `key`, or forgets the key for null. Where storage is blocked the choice lasts until reload.
 * @returns false where the browser refuses
 */
export const writeStored = (key: StoredKey, value: string | null, area: Area = 'browser'): boolean => {
  try {
    if (value === null) placeOf(area).removeItem(key)
    else placeOf(area).setItem(key, value)
    return true
  } catch {
    // Private windows of some browsers refuse; nothing depends on it.
    return false
  }
}

/** The keys that are there, of those that begin with `start`. */
export const storedKeys = (start: StoredKey, area: Area = 'browser'): StoredKey[] => {
  try {
    return (area === 'page' ? [...memory.keys()] : Object.keys(storageOf(area))).filter(
      (key): key is StoredKey => key.startsWith(start),
    )
  } catch {
    return []
  }
}

const keysOf = (owner: (typeof keptThings)[Thing], area: Area): StoredKey[] =>
  (Object.keys(keptThings) as Thing[])
    .filter((thing) => keptThings[thing] === owner)
    .flatMap((thing) => storedKeys(thing, area))

/** The keys of everything there that belongs to a person. */
export const personalKeys = (area: Area = 'browser'): StoredKey[] => keysOf('person', area)

/** The keys of everything that stays for the accounts that were used here. */
export const accountKeys = (): StoredKey[] => keysOf('account', 'browser')

/** Calls `then` with the key that another tab has changed; null: all of them. */
export const onStoredElsewhere = (then: (key: string | null) => void): void => {
  if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => then(key))
}
