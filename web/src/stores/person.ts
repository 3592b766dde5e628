import { create } from 'zustand'
import { authToken, ownerOf, takeUpSession, useSession } from './session.ts'
import {
  accountKeys,
  onStoredElsewhere,
  personalKeys,
  readStored,
  type StoredKey,
  storedKeys,
  writeStored,
} from './storage.ts'

// The person at this browser, and the data that goes when that changes. A lost session keeps what was typed, under its owner's id, for when
// they sign in again. Signing out, and somebody else's sign-in, leave nothing, in any tab.

/** The signed-in person's id; empty for a visitor. */
export const currentPerson = (): string => ownerOf(authToken()) ?? ''

const lists = ['compared', 'recentlyViewed', 'recentSearches', 'dealChecklist'] as const
type List = (typeof lists)[number]

/** The key of a list; a visitor's is its bare name. */
const listKey = (list: List, person = currentPerson()): StoredKey => (person ? `${list}:${person}` : list)

export const readList = (list: List): string | null => readStored(listKey(list))
export const writeList = (list: List, value: string | null): void => void writeStored(listKey(list), value)

const savedPrefix = 'saved:'

/** The key of something that who is here now has saved in this browser. */
export const ownKey = (rest: string): StoredKey => `${savedPrefix}${currentPerson()}:${rest}`

const isOf = (key: string, person: string): boolean => key.split(':').includes(person)

const ofTheTab = ['tab', 'page'] as const
const areas = ['browser', ...ofTheTab] as const

/** Forgets what is kept of people in an area, of all unless `which` picks. */
const forgetIn = (area: (typeof areas)[number], which: (key: StoredKey) => boolean = () => true): void => {
  for (const key of personalKeys(area)) if (which(key)) writeStored(key, null, area)
}

/** Rises when open pages show somebody who has left; the pages then remount. */
export const useOpenPages = create<{ number: number }>(() => ({ number: 0 }))
/** Remounts the open pages. */
const leavePages = (): void => useOpenPages.setState(({ number }) => ({ number: number + 1 }))

const forgottenKey = 'unsavedForgotten'

/** True when what people had typed was forgotten on purpose at or after this moment, in milliseconds. */
export const wasForgottenSince = (moment: number): boolean => Number(readStored(forgottenKey)) >= moment

/** The last time that this tab knows of when something was forgotten. */
let heard = readStored(forgottenKey)

// Forms that are still open, in this tab or another, must not write it down again as they close.
const sayForgotten = (now: number): void => {
  writeStored(forgottenKey, String(now))
  heard = readStored(forgottenKey)
}

/** Data and when it was written, as a text. */
const dated = (data: unknown, at = Date.now()): string => JSON.stringify({ at, data })

/** The value that `dated` wrote; null for anything else. */
const readDated = (text: string | null): { at: number; data: object | null } | null => {
  try {
    const { at, data } = JSON.parse(text ?? '') as { at?: unknown; data?: unknown }
    return typeof at === 'number' && typeof data === 'object' ? { at, data } : null
  } catch {
    return null
  }
}

const draftPrefix = 'draft:'

/** The key of what somebody (empty: a visitor) types into a form in this tab. */
const draftKey = (form: string, owner: string): StoredKey => `${draftPrefix}${owner}:${form}`

/** Fields of forms that no storage of the browser gets: who somebody is, how to reach them, and what they earn. */
const identifying = new Set([
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneNumber',
  'account',
  'income',
  'residency',
])

const anonymous = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !identifying.has(field)))

const writeTyped = (key: StoredKey, data: object, at?: number): void => {
  writeStored(key, dated(data, at), 'page')
  writeStored(key, dated(anonymous(data), at), 'tab')
}

/** The values that the present person typed into a form in this tab; null when there are none, or they were forgotten since. */
export const readTyped = (form: string): unknown => {
  const key = draftKey(form, currentPerson())
  const typed = readDated(readStored(key, 'page') ?? readStored(key, 'tab'))
  return typed && !wasForgottenSince(typed.at) ? typed.data : null
}

/** Keeps what its owner has typed into a form that was opened at a moment, in milliseconds. */
export const keepTyped = (
  form: string,
  data: object,
  { owner, since }: { owner: string; since: number },
): void => {
  // The person who typed it has signed out meanwhile: none of it stays.
  if (!wasForgottenSince(since)) writeTyped(draftKey(form, owner || currentPerson()), data)
}

/** Forgets what these people typed into a form in this tab. */
export const forgetTyped = (form: string, owners: readonly string[]): void => {
  for (const owner of owners) for (const area of ofTheTab) writeStored(draftKey(form, owner), null, area)
}

let person = currentPerson()
/** The last person that this tab has shown. */
let shown = person || (readStored('lastPerson') ?? '')

/** When the user signs out on purpose: nothing of theirs stays in this browser. `now` in milliseconds. */
export const forgetPersonal = (now = Date.now()): void => {
  sayForgotten(now)
  for (const area of areas) forgetIn(area)
  shown = ''
  // After the page itself has gone where signing out leads.
  setTimeout(leavePages)
}

/** When the user's account is gone: nobody comes back for what stays when they sign out. */
export const forgetAccount = (): void => {
  for (const key of accountKeys()) if (isOf(key, person)) writeStored(key, null)
}

/** Forgets everybody's but this person's; a visitor's too where another tab has let them in. */
const forgetOthers = (newcomer: string, isFromElsewhere: boolean): void => {
  forgetIn('browser', (key) => !isOf(key, newcomer))
  const isVisitors = (key: string) => key.startsWith(`${draftPrefix}:`)
  const stays = (key: string) => isOf(key, newcomer) || (!isFromElsewhere && isVisitors(key))
  for (const area of ofTheTab) forgetIn(area, (key) => !stays(key))
}

/** Moves what is stored. Its own place first becomes free: a storage that is full takes nothing beside it. */
const move = (from: StoredKey, to: StoredKey): void => {
  const value = readStored(from)
  writeStored(from, null)
  if (!writeStored(to, value)) writeStored(from, value)
}

/** Moves a visitor's choices and typed text into their account's keys when they sign in. */
const takeAlong = (newcomer: string): void => {
  for (const list of lists) {
    if (readStored(list) && readStored(listKey(list, newcomer)) === null) move(list, listKey(list, newcomer))
    else writeStored(list, null)
  }
  for (const key of storedKeys(`${savedPrefix}:`))
    move(key, `${savedPrefix}${newcomer}${key.slice(savedPrefix.length)}`)
  const typedBefore = new Set(ofTheTab.flatMap((area) => storedKeys(`${draftPrefix}:`, area)))
  for (const key of typedBefore) {
    const typed = readDated(readStored(key, 'page') ?? readStored(key, 'tab'))
    const own: StoredKey = `${draftPrefix}${newcomer}${key.slice(draftPrefix.length)}`
    // Theirs from now on, whatever was forgotten when they came.
    if (typed?.data) writeTyped(own, typed.data, Date.now() + 1)
    for (const area of ofTheTab) writeStored(key, null, area)
  }
}

const arrive = (isFromElsewhere: boolean): void => {
  const last = readStored('lastPerson')
  if (last && last !== person) {
    sayForgotten(Date.now())
    forgetOthers(person, isFromElsewhere)
  } else if (shown && shown !== person) forgetOthers(person, isFromElsewhere)
  // This tab's own sign-in page goes on by itself.
  if (shown && shown !== person && isFromElsewhere) leavePages()
  takeAlong(person)
  shown = person
  writeStored('lastPerson', person)
}

const isList = (key: string): boolean => lists.some((list) => key.startsWith(list))

/** The end of a session that nobody ended on purpose: what was looked at goes, what was typed waits for its owner. */
const end = (was: string): void => forgetIn('browser', (key) => isOf(key, was) && isList(key))

useSession.subscribe(({ isFromElsewhere = false }) => {
  const was = person
  person = currentPerson()
  if (was === person) return
  if (was) end(was)
  if (person) arrive(isFromElsewhere)
})
if (person) arrive(false)
else for (const key of personalKeys()) if (isList(key) && key.includes(':usr_')) writeStored(key, null)

/** Another tab has forgotten somebody: this one leaves what it showed of them. */
const leaveElsewhere = (): void => {
  heard = readStored(forgottenKey)
  for (const area of ofTheTab) forgetIn(area)
  shown = ''
  leavePages()
}
onStoredElsewhere((key) => {
  if (key === forgottenKey || key === null) leaveElsewhere()
})
if (typeof window !== 'undefined')
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // A page that the browser had put aside has heard of nothing.
    if (readStored(forgottenKey) !== heard) leaveElsewhere()
    takeUpSession()
  })

/** Calls `then` when a list may be another one: another tab has changed it, or another person is here. */
export const onListChange = (list: List, then: () => void): void => {
  useSession.subscribe(then)
  onStoredElsewhere((key) => {
    if (key === null || key === listKey(list)) then()
  })
}
