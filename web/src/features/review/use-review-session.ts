import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/use-error-text.ts'
import type { Reviewed } from '#web/entities/review/change-since.ts'
import { focusRow } from '#web/entities/review/use-row-keys.ts'
import { useT } from '#web/i18n/use-t.ts'
import { isConflict, type Decision, type Loaded, type ReviewAdapter } from './review-adapter.ts'
import {
  changeOf,
  emptySession,
  followerOf,
  isBlocked,
  neighbourOf,
  nextSession,
  type ReviewView,
} from './session.ts'
import { useDecide } from './use-decide.ts'
import type { OpenItem } from './use-open-item.ts'

// Longer than a double press, shorter than anybody needs to review the next one.
const doubleClickMs = 400
// When so few of the loaded items are left, the next page is fetched: it is there before they are done.
const ahead = 5

type ReviewInput<Item extends Reviewed> = {
  adapter: ReviewAdapter<Item>
  open: OpenItem
  loaded: Loaded<Item>
  queue: {
    /** The loaded items, in order. */
    items: readonly Item[]
    /** How many there are, where that is known. */
    total?: number | undefined
    list: {
      hasNextPage: boolean
      isFetching: boolean
      isFetchNextPageError: boolean
      fetchNextPage: () => Promise<unknown>
    }
  }
}

/** The review of a queue: the open item as it is now, the ways to the others, and the decision about it. */
export const useReviewSession = <Item extends Reviewed>({
  adapter,
  open: { openId, open, close, show, isVisit, isAnyOpen },
  loaded,
  queue: { items, total, list },
}: ReviewInput<Item>) => {
  const { t } = useT('moderation')
  const errorText = useErrorText()
  const decide = useDecide(adapter)
  const [session, dispatch] = useReducer(nextSession<Item>, emptySession<Item>())
  const { item } = loaded
  const ids = items.map(({ id }) => id)
  const here = openId === null ? -1 : ids.indexOf(openId)

  if (session.openId !== openId) dispatch({ type: 'opened', id: openId })
  else if (here >= 0 && session.place !== here) dispatch({ type: 'placed', place: here })
  else if (item && loaded.isSettled && !session.opened) dispatch({ type: 'loaded', item })

  useEffect(() => {
    if (!session.isResting) return
    const timer = setTimeout(() => dispatch({ type: 'rested' }), doubleClickMs)
    return () => clearTimeout(timer)
  }, [session.isResting])

  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  const next = neighbourOf(session, ids, 1)
  const follower = followerOf(session, ids)
  usePreload(
    adapter.preload,
    items.find(({ id }) => id === (follower ?? next)),
  )

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const readsOn =
    here >= items.length - ahead && here >= 0 && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (readsOn) void fetchNextPage()
  }, [readsOn, fetchNextPage])

  const settle = (decision: Decision, keep?: () => void): Promise<void> | void => {
    if (!item || isBlocked(session)) return
    const { id } = item
    if (decision.status === 'UNDER_REVIEW') return start(item)
    const isQuick = session.quickId === id
    // Undone, it is under review again; refused beside its row, that row has the focus.
    const onUndo = () => {
      if (!isHere.current) return
      if (isAnyOpen()) show(id)
      else if (isQuick) focusRow(id)
      else open(id)
    }
    decide({ item, decision, note: leftNote(item, decision), onUndo, onBack: keep })
    dispatch({ type: 'decided' })
    show(isQuick || isVisit ? undefined : follower)
  }
  /** Takes it up without deciding: nothing to undo, and its answer is waited for. */
  const start = async (taken: Item): Promise<void> => {
    const { id } = taken
    dispatch({ type: 'startAsked' })
    try {
      await adapter.send(taken, { status: 'UNDER_REVIEW' })
      dispatch({ type: 'started', id })
    } catch (error) {
      if (!isConflict(error)) return dispatch({ type: 'failed', id, text: errorText(error) })
      await loaded.reload()
      dispatch({ type: 'conflicted', id })
    }
  }
  const leftNote = (decided: Item, { status }: Decision) => {
    if (total === undefined) return undefined
    const outcome = adapter.isCheck?.(decided) ? 'check' : status === 'APPROVED' ? 'approved' : 'rejected'
    return t(`${outcome}.left`, { count: Math.max(0, total - 1) })
  }
  const stepTo = (id: string | undefined) => {
    if (id === undefined || isBlocked(session)) return
    // After a step by hand the next decision leads through the queue.
    dispatch({ type: 'asked', quickId: null })
    show(id)
  }
  return {
    ...session,
    item,
    loaded,
    total: total ?? items.length,
    isBlocked: isBlocked(session),
    change: changeOf(session, item),
    /** From 1; null for an item that is not in the queue. */
    number: here < 0 ? null : here + 1,
    next,
    previous: neighbourOf(session, ids, -1),
    /** Opens the review of an item, with the form of a refusal if that is asked for. */
    open: useCallback(
      (id: string, view: ReviewView = 'review') => {
        dispatch({ type: 'asked', quickId: view === 'reject' ? id : null })
        open(id)
      },
      [open],
    ),
    close,
    stepTo,
    skip: () => {
      if (isBlocked(session)) return
      dispatch({ type: 'skipped' })
      const left = nextSession(session, { type: 'skipped' })
      // From one that no queue led to, the queue begins with its first.
      show(followerOf({ ...left, place: left.place ?? 0 }, ids))
    },
    showView: (view: ReviewView) => dispatch({ type: 'viewed', view }),
    edit: (edited: Item) => dispatch({ type: 'edited', item: edited }),
    settle,
    mayMove: (to: Decision['status']) => item !== undefined && !loaded.isGone && adapter.mayMove(item, to),
  }
}

export type ReviewSession<Item extends Reviewed> = ReturnType<typeof useReviewSession<Item>>

/** Prefetches the data that the review of the next item shows first, while the present one is open. */
const usePreload = <Item extends Reviewed>(
  preload: ReviewAdapter<Item>['preload'],
  item: Item | undefined,
): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (item) preload?.(client, item)
    // By id: the list is made anew with every page of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, preload, item?.id])
}
