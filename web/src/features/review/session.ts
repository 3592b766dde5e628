import { changeSince, type Change, type Reviewed } from '#web/entities/review/change-since.ts'

export type ReviewView = 'review' | 'reject'

/** The work of a reviewer: which item is open, where it stands in its queue, and how far the decision about it is. */
export type Session<Item extends Reviewed> = {
  /** The item under review, as the address names it. */
  openId: string | null
  /** Its place in the queue, kept after it has left; null while no queue has had it. */
  place: number | null
  /** Left for later by the reviewer. */
  skipped: readonly string[]
  /** The form of a refusal was opened from the row of this item: after it the list is shown again. */
  quickId: string | null
  view: ReviewView
  /** The item as it was when it came up: the present one is compared with it. */
  opened: Item | undefined
  /** It is being taken up without a decision. */
  isStarting: boolean
  /** Decided; the next item is on its way. */
  isDecided: boolean
  /** A moment after a decision, in which the second press of a double one must not meet the next item. */
  isResting: boolean
  failure: string | undefined
  /** It was to be taken up, and was another version than the one that was looked at. */
  isStale: boolean
}

export type SessionEvent<Item extends Reviewed> =
  /** The address names another item, or none. */
  | { type: 'opened'; id: string | null }
  /** The form of a refusal was asked for beside a row; null: the review. */
  | { type: 'asked'; quickId: string | null }
  /** The loaded queue has the open item at this place. */
  | { type: 'placed'; place: number }
  /** The open item has come, and nothing newer is under way. */
  | { type: 'loaded'; item: Item }
  /** The reviewer has changed it: no notice of a change is shown. */
  | { type: 'edited'; item: Item }
  | { type: 'viewed'; view: ReviewView }
  | { type: 'skipped' }
  /** Decided: it can still be undone, and the next item comes. */
  | { type: 'decided' }
  | { type: 'startAsked' }
  /** The outcomes of taking it up, of the item that it was about. */
  | { type: 'started'; id: string }
  | { type: 'failed'; id: string; text: string }
  | { type: 'conflicted'; id: string }
  | { type: 'rested' }

type AnySession = Pick<Session<Reviewed>, 'openId' | 'place' | 'skipped' | 'isStarting' | 'isDecided'>

/** Nothing is open yet. */
export const emptySession = <Item extends Reviewed>(): Session<Item> => ({
  openId: null,
  place: null,
  skipped: [],
  quickId: null,
  view: 'review',
  opened: undefined,
  isStarting: false,
  isDecided: false,
  isResting: false,
  failure: undefined,
  isStale: false,
})

/** The session after an event. */
export const nextSession = <Item extends Reviewed>(
  session: Session<Item>,
  event: SessionEvent<Item>,
): Session<Item> => {
  switch (event.type) {
    case 'opened':
      return {
        ...emptySession<Item>(),
        openId: event.id,
        skipped: session.skipped,
        isResting: session.isResting,
        quickId: session.quickId,
        view: event.id !== null && session.quickId === event.id ? 'reject' : 'review',
      }
    case 'asked':
      return { ...session, quickId: event.quickId }
    case 'placed':
      return { ...session, place: event.place }
    case 'loaded':
      return session.opened ? session : { ...session, opened: event.item }
    case 'edited':
      // Undoable, so it may come when the next one is open.
      return event.item.id === session.openId ? { ...session, opened: event.item } : session
    case 'viewed':
      return { ...session, view: event.view, failure: undefined }
    case 'skipped':
      return session.openId === null
        ? session
        : { ...session, quickId: null, skipped: [...new Set([...session.skipped, session.openId])] }
    case 'decided':
      return { ...session, failure: undefined, isStale: false, isDecided: true, isResting: true }
    case 'startAsked':
      return { ...session, isStarting: true, failure: undefined, isStale: false }
    case 'rested':
      return { ...session, isResting: false }
    case 'started':
    case 'failed':
    case 'conflicted':
      // The reviewer may have closed it in the meantime.
      return event.id === session.openId ? settled({ ...session, isStarting: false }, event) : session
  }
}

const settled = <Item extends Reviewed>(
  session: Session<Item>,
  event: Extract<SessionEvent<Item>, { type: 'started' | 'failed' | 'conflicted' }>,
): Session<Item> => {
  if (event.type === 'failed') return { ...session, failure: event.text }
  // The present version must be read before it is decided about.
  if (event.type === 'conflicted') return { ...session, isStale: true, view: 'review' }
  // It stays open, without a notice of this change.
  return { ...session, opened: undefined }
}

/** Whether steps and decisions must wait. */
export const isBlocked = ({ isStarting, isDecided }: AnySession): boolean => isStarting || isDecided

/** The change of the open item since it came up; one's own decision is none. */
export const changeOf = <Item extends Reviewed>(
  { opened, isDecided, isStarting }: Session<Item>,
  item: Item | undefined,
): Change | undefined => (item && opened && !isDecided && !isStarting ? changeSince(opened, item) : undefined)

/** Where the items before and after the open one stand. An item that has left the queue made room for the one after it. */
const besidePlace = ({ openId, place }: AnySession, ids: readonly string[]) => {
  const here = openId === null ? -1 : ids.indexOf(openId)
  if (here >= 0) return { before: here - 1, after: here + 1 }
  const at = place ?? 0
  return { before: at - 1, after: at }
}

/** The item after the open one, or before it; undefined at the ends of the queue. */
export const neighbourOf = (session: AnySession, ids: readonly string[], by: 1 | -1): string | undefined => {
  if (session.openId === null) return undefined
  const { before, after } = besidePlace(session, ids)
  return ids[by > 0 ? after : before]
}

/**
 * The item that comes up once the open one is done with: the next that was not skipped, else the first such one, else the
 * first that was skipped. Undefined when nothing is left, and for an item that no queue led to.
 */
export const followerOf = (session: AnySession, ids: readonly string[]): string | undefined => {
  const { openId, place, skipped } = session
  if (openId === null || place === null) return undefined
  const { after } = besidePlace(session, ids)
  const others = [...ids.slice(after), ...ids.slice(0, after)].filter((id) => id !== openId)
  return others.find((id) => !skipped.includes(id)) ?? ids.find((id) => id !== openId)
}
