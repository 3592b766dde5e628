import { changeSince, type Change, type Reviewed } from '#web/entities/review/change-since.ts'

export type ReviewView = 'review' | 'reject'
export type Act = 'approve' | 'reject' | 'start'

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
  /** The decision that is on its way. */
  deciding: Act | null
  /** Decided; the next item is on its way. */
  isDecided: boolean
  /** A moment after a decision, in which the second press of a double one must not meet the next item. */
  isResting: boolean
  failure: string | undefined
  /** A decision met another version than the one that was looked at. */
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
  /** The reviewer has changed it, so that is no news. */
  | { type: 'edited'; item: Item }
  | { type: 'viewed'; view: ReviewView }
  | { type: 'skipped' }
  | { type: 'sent'; act: Act }
  /** The outcomes of a decision, of the item that it was about. */
  | { type: 'decided'; id: string; act: Act }
  | { type: 'failed'; id: string; text: string }
  | { type: 'conflicted'; id: string }
  | { type: 'rested' }

type AnySession = Pick<Session<Reviewed>, 'openId' | 'place' | 'skipped' | 'deciding' | 'isDecided'>

/** Nothing is open yet. */
export const emptySession = <Item extends Reviewed>(): Session<Item> => ({
  openId: null,
  place: null,
  skipped: [],
  quickId: null,
  view: 'review',
  opened: undefined,
  deciding: null,
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
      return { ...session, opened: event.item }
    case 'viewed':
      return { ...session, view: event.view, failure: undefined }
    case 'skipped':
      return session.openId === null
        ? session
        : { ...session, quickId: null, skipped: [...new Set([...session.skipped, session.openId])] }
    case 'sent':
      return { ...session, deciding: event.act, failure: undefined, isStale: false }
    case 'rested':
      return { ...session, isResting: false }
    case 'decided':
    case 'failed':
    case 'conflicted':
      // The reviewer may have closed it in the meantime.
      return event.id === session.openId ? settled({ ...session, deciding: null }, event) : session
  }
}

const settled = <Item extends Reviewed>(
  session: Session<Item>,
  event: Extract<SessionEvent<Item>, { type: 'decided' | 'failed' | 'conflicted' }>,
): Session<Item> => {
  if (event.type === 'failed') return { ...session, failure: event.text }
  // The present version must be read before it is decided about.
  if (event.type === 'conflicted') return { ...session, isStale: true, view: 'review' }
  // One that was only taken up stays open, and what has become of it is no news.
  if (event.act === 'start') return { ...session, opened: undefined }
  return { ...session, isDecided: true, isResting: true }
}

/** Whether steps and decisions must wait. */
export const isBlocked = ({ deciding, isDecided }: AnySession): boolean => deciding !== null || isDecided

/** The change of the open item since it came up; one's own decision is none. */
export const changeOf = <Item extends Reviewed>(
  { opened, isDecided, deciding }: Session<Item>,
  item: Item | undefined,
): Change | undefined =>
  item && opened && !isDecided && deciding === null ? changeSince(opened, item) : undefined

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
