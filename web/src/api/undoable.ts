import { useMemo } from 'react'
import { create } from 'zustand'
import { currentPerson } from '#web/stores/person.ts'
import { showToast } from '#web/stores/toast.ts'
import { ApiError } from './api-error.ts'
import { isPageLeaving, mostOnLeaving, renewAhead } from './client.ts'

// An act that can be undone is shown as done at once, and its call leaves when ten seconds are over: until then nobody is told. It leaves
// earlier when the page goes, when its person signs out, and when the next act on the same thing begins.

/** Seconds in which an act can be undone. */
export const undoSeconds = 10

/** So many acts wait at once, as many as a fast reviewer decides about in that time; one more sends the oldest. */
const mostHeld = 6

type Text = { title: string; description?: string | undefined }
type Fields = Readonly<Record<string, unknown>>
type Failure = Text & { action?: { label: string; onPress: () => void } }

export type UndoableAct = Text & {
  /** The ids of what it changes. */
  on: readonly string[]
  /** How that is shown until the answer is there: fields with new values, which may be others for each, or nothing of it. */
  shownAs: Fields | ((id: string) => Fields) | 'GONE'
  /** The version that the person has seen. */
  version?: number | undefined
  /**
   * Makes the call. The version is the one that was seen, or the one that the person's own act before has made of it. A call of several
   * says how far it is, from 0 to 1. Throws ApiError.
   */
  send: (version: number | undefined, onProgress: (share: number) => void) => Promise<unknown>
  /** The message when the call has failed, and the thing is shown as it was. */
  failed: (error: unknown) => Failure | Promise<Failure>
  /** Called after the act was undone. */
  onUndo?: () => void
}

type ShownAct = Pick<UndoableAct, 'on' | 'shownAs'>
export type HeldAct = UndoableAct & { id: number; owner: string }

type HeldActs = {
  /** The acts that are shown as done, the oldest first. */
  acts: readonly HeldAct[]
  /** The seconds in which an act can still be undone, by its id; without them its call is under way. */
  left: ReadonlyMap<number, number>
  /** How far the calls of several are, from 0 to 1, by the ids of their acts. */
  progress: ReadonlyMap<number, number>
  isPaused: boolean
}

export const useHeldActs = create<HeldActs>(() => ({
  acts: [],
  left: new Map(),
  progress: new Map(),
  isPaused: false,
}))

const { getState: held, setState: set } = useHeldActs

/** The calls under way, by what they change. */
const underWay = new Map<string, Promise<void>>()
/** By id: the versions that the person's own acts have changed one after the other, and the one that they have made of them. */
const versions = new Map<string, { seen: readonly number[]; now: number }>()

let ticking: ReturnType<typeof setInterval> | undefined
let lastId = 0

const without = (left: HeldActs['left'], id: number) => new Map([...left].filter(([each]) => each !== id))
const remove = (id: number) =>
  set(({ acts, left, progress }) => ({
    acts: acts.filter((act) => act.id !== id),
    left: without(left, id),
    progress: without(progress, id),
  }))
/** The acts that can be undone. */
const waiting = () => held().acts.filter(({ id }) => held().left.has(id))

/** The version that the person has seen of a thing, or the one that their own act has made of it since. */
export const presentVersion = <Seen extends number | undefined>(id: string, seen: Seen): Seen | number => {
  const own = versions.get(id)
  return own && seen !== undefined && own.seen.includes(seen) ? own.now : seen
}

/** Notes what an act of the person's own has made of a version that they had seen. */
export const noteVersion = (id: string, seen: number | undefined, now: unknown): void => {
  if (seen === undefined || typeof now !== 'number') return
  const own = versions.get(id)
  // An act may have been begun before the answer to the one before it was shown, and the next one after that.
  const isNext = own && (own.now === seen || own.seen.includes(seen))
  versions.set(id, { seen: isNext ? [...own.seen, own.now] : [seen], now })
}

const send = async (act: HeldAct): Promise<void> => {
  try {
    // Somebody else may have signed in by another tab: nothing is done in their name.
    if (act.owner !== currentPerson()) throw new ApiError(401, 'UNAUTHORIZED', { message: '401: undoable' })
    const onProgress = (share: number) =>
      set(({ progress }) => ({ progress: new Map(progress).set(act.id, share) }))
    const [id = ''] = act.on
    const answer = (await act.send(presentVersion(id, act.version), onProgress)) as {
      version?: unknown
    } | void
    noteVersion(id, act.version, answer?.version)
    remove(act.id)
  } catch (error) {
    remove(act.id)
    showToast({ ...(await act.failed(error)), tone: 'danger', duration: 10_000 })
  }
}

const leave = (act: HeldAct): Promise<void> => {
  set(({ left }) => ({ left: without(left, act.id) }))
  const before = act.on.flatMap((id) => underWay.get(id) ?? [])
  // Without an act before it, the call leaves in this very turn: the page may be going.
  const sent = before.length ? Promise.all(before).then(() => send(act)) : send(act)
  for (const id of act.on) underWay.set(id, sent)
  return sent.finally(() => {
    for (const id of act.on) if (underWay.get(id) === sent) underWay.delete(id)
  })
}

/** Sends at once what can still be undone; resolves when all answers are there. */
export const sendHeldActs = async (): Promise<void> => {
  for (const act of waiting()) void leave(act)
  await Promise.all(underWay.values())
}

/** Sends at once what can still be undone of this, before it is changed in another way; resolves when the answers are there. */
export const sendActsOn = async (id: string): Promise<void> => {
  for (const act of waiting()) if (act.on.includes(id)) void leave(act)
  await underWay.get(id)
}

const tick = () => {
  const { left, isPaused } = held()
  // Paused seconds last as long as somebody likes.
  if (left.size > 0) renewAhead(undoSeconds)
  if (left.size === 0) {
    clearInterval(ticking)
    ticking = undefined
    // Nobody looks at an offer in a tab that is out of sight, wherever its mouse and focus were left.
  } else if (!isPaused || globalThis.document?.hidden) {
    set({ left: new Map([...left].map(([id, seconds]) => [id, seconds - 1])) })
    for (const act of waiting()) if (held().left.get(act.id) === 0) void leave(act)
  }
}

/** Shows an act as done, with the offer to undo it, and makes its call ten seconds later. */
export const actUndoably = (act: UndoableAct): void => {
  for (const earlier of waiting()) if (earlier.on.some((id) => act.on.includes(id))) void leave(earlier)
  const others = waiting()
  if (others.length >= mostHeld) void leave(others[0]!)
  const begun: HeldAct = { ...act, id: (lastId += 1), owner: currentPerson() }
  set(({ acts, left }) => ({ acts: [...acts, begun], left: new Map(left).set(begun.id, undoSeconds) }))
  ticking ??= setInterval(tick, 1000)
  // A page that goes has no time to renew a token and ask again.
  renewAhead(2 * undoSeconds)
}

const isActOn =
  (id: string) =>
  ({ acts }: Pick<HeldActs, 'acts'>): boolean =>
    acts.some(({ on }) => on.includes(id))

/** Whether an act on this waits or is under way. */
export const useIsHeld = (id: string): boolean => useHeldActs(isActOn(id))

/** Calls `then` once no act on this waits or is under way any more: at once where there is none. */
export const afterActsOn = (id: string, then: () => void): void => {
  const isHeld = isActOn(id)
  if (!isHeld(held())) return then()
  const stop = useHeldActs.subscribe((state) => {
    if (isHeld(state)) return
    stop()
    then()
  })
}

/** Undoes an act that has not left yet: the last one, unless another is named. False when there is none. */
export const undoAct = (id?: number): boolean => {
  const act = waiting().findLast((each) => id === undefined || each.id === id)
  if (!act) return false
  remove(act.id)
  act.onUndo?.()
  return true
}

/** Makes an act's call now, as its person does not want to undo it. */
export const sendAct = (id: number): void => {
  const act = waiting().find((each) => each.id === id)
  if (act) void leave(act)
}

/** Stops the seconds while somebody looks at the offer to undo, or has the focus in it. */
export const pauseActs = (isPaused: boolean): void =>
  set((state) => (state.isPaused === isPaused ? state : { isPaused }))

/** A thing that acts can be on. `actId` replaces an `id` that a thing of another kind has too, with acts and versions of its own. */
type ActedOn = { id: string; actId?: string }

/** The id that acts on a thing are held under. */
export const actIdOf = ({ id, actId = id }: ActedOn): string => actId

/** Things as they are shown while acts on them can be undone or are under way. */
export const shownOf = <Item extends ActedOn>(
  items: readonly Item[],
  acts: readonly ShownAct[],
): readonly Item[] => {
  const actsOn = new Map<string, ShownAct[]>()
  for (const act of acts) for (const id of act.on) actsOn.set(id, [...(actsOn.get(id) ?? []), act])
  if (!items.some((item) => actsOn.has(actIdOf(item)))) return items
  return items.flatMap((item) => {
    let shown = item
    for (const { shownAs } of actsOn.get(actIdOf(item)) ?? []) {
      if (shownAs === 'GONE') return []
      shown = { ...shown, ...(typeof shownAs === 'function' ? shownAs(item.id) : shownAs) }
    }
    return [shown]
  })
}

/** Things as they are shown with the person's acts, which may not have left yet. */
export const useShown = <Items extends readonly ActedOn[] | undefined>(items: Items): Items => {
  const acts = useHeldActs((state) => state.acts)
  return useMemo(() => items && (shownOf(items, acts) as unknown as Items), [items, acts])
}

/** One thing as it is shown with the person's acts; undefined also while an act takes it away. */
export const useShownOne = <Item extends ActedOn>(item: Item | undefined): Item | undefined => {
  const acts = useHeldActs((state) => state.acts)
  return useMemo(() => item && shownOf([item], acts)[0], [item, acts])
}

// What does not leave with the page would never be done, though it is shown as done.
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()

if (typeof window !== 'undefined') {
  useHeldActs.subscribe(({ acts, progress }) => {
    const things = acts.reduce((sum, { id, on }) => sum + on.length * (1 - (progress.get(id) ?? 0)), 0)
    if (things > mostOnLeaving) window.addEventListener('beforeunload', askToStay)
    else window.removeEventListener('beforeunload', askToStay)
  })
  window.addEventListener('pagehide', () => void sendHeldActs())
  // After the client has seen whether the page may be ended out of sight.
  document.addEventListener('visibilitychange', () => {
    if (isPageLeaving()) void sendHeldActs()
  })
}
