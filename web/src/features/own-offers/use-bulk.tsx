import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { worksInBulk, type BulkAction } from '#shared/rules/availability.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { statusAfterSubmit } from '#shared/rules/listing.ts'
import { actUndoably, type UndoableAct } from '#web/api/undoable.ts'
import { runChunks, tallyOf, type BulkResult, type Tally } from '#web/api/in-chunks.ts'
import { reloadUserIfUnverified } from '#web/api/dealer-status.ts'
import { changeListings, showManyChanged } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import type { PricedCar } from './bulk-price.tsx'
import { publishDoubts } from './doubts-dialog.tsx'
import { waitsForWord } from './stock-query.ts'

/** The cars of a selection on which an act does anything. */
export const carsFor = (action: BulkAction, cars: readonly StockCar[], now: number): StockCar[] =>
  cars.filter((car) => worksInBulk(action, car, waitsForWord(car, now)))

/** The acts that ask first: those that end something for good, that others are told of, that need an answer, or that are unlikely. */
type AskedAction = Extract<BulkAction, 'DELETE' | 'SELL' | 'PRICE' | 'PUBLISH'>

// Long enough to read the reasons.
const reasonsMs = 15_000

/** A car deleted in another tab counts as deleted. */
const ignoreDeleted = (action: BulkAction, results: readonly BulkResult[]) =>
  action === 'DELETE'
    ? results.map((one) => (one.failure === 'LISTING_NOT_FOUND' ? { ...one, failure: null } : one))
    : results

type BulkProps = {
  user: CurrentUser
  /** Makes these ids the selection: those that failed. */
  onKeep: (ids: readonly string[]) => void
  onDone: () => void
}

const afterBulk = { RESUME: 'AVAILABLE', RESERVE: 'RESERVED', PAUSE: 'PAUSED', SELL: 'SOLD' } as const

/** How cars are shown while an act on them can be undone. */
const shownAs = (
  action: BulkAction,
  user: CurrentUser,
  prices: ReadonlyMap<string, PricedCar>,
): UndoableAct['shownAs'] => {
  switch (action) {
    case 'DELETE':
      return 'GONE'
    case 'PUBLISH':
      return { status: statusAfterSubmit(user) }
    case 'PRICE':
      return (id) => ({ priceQAR: prices.get(id)?.to })
    default:
      return { availability: afterBulk[action] }
  }
}

/** Acts on many cars, fifty with each call, which can be undone for ten seconds, and tells what came of them. */
export const useBulk = ({ user, onKeep, onDone }: BulkProps) => {
  const { t } = useT('inventory')
  const texts = useBulkTexts(user)
  const client = useQueryClient()
  const [asked, setAsked] = useState<{ action: AskedAction; cars: readonly StockCar[] } | null>(null)

  const run = (action: BulkAction, cars: readonly StockCar[], moves?: readonly PricedCar[]): void => {
    setAsked(null)
    const ids = cars.map(({ id }) => id)
    const prices = new Map(moves?.map((move) => [move.id, move]))
    const seen = new Map(cars.map(({ id, version }) => [id, version]))
    const asDone = shownAs(action, user, prices)
    const live = new Set(cars.flatMap(({ id, status }) => (status === 'APPROVED' ? [id] : [])))
    const send = async (onProgress: (share: number) => void) => {
      const results = await runChunks(ids, {
        size: sellingLimits.bulk,
        send: async (chunk) => ignoreDeleted(action, await changeListings(action, chunk, { seen, prices })),
        onProgress: (answered) => onProgress(answered / ids.length),
      })
      await showManyChanged(client, results, asDone)
      const tally = tallyOf(results)
      const { failed, reasons } = tally
      reloadUserIfUnverified(
        client,
        reasons.map(({ code }) => code),
      )
      // A draft waits, too, where its seller may publish at once.
      const isPublished = action === 'PUBLISH' && statusAfterSubmit(user) === 'APPROVED'
      const held = results.filter(
        ({ id, status }) => status === 'PENDING' && (isPublished || live.has(id)),
      ).length
      const heldText = held > 0 ? t(isPublished ? 'bulk.held.PUBLISH' : 'bulk.held', { count: held }) : ''
      if (failed.length === 0) {
        if (heldText) showToast({ title: heldText, duration: reasonsMs })
        return
      }
      showToast({
        title: t('bulk.partly', { done: tally.done, failed: failed.length }),
        description: `${texts.reasons(tally)} ${heldText}`.trim(),
        tone: 'danger',
        action: { label: t('bulk.select'), onPress: () => onKeep(failed) },
        duration: reasonsMs,
      })
    }
    actUndoably({
      on: ids,
      shownAs: asDone,
      title: texts.done(action, ids.length),
      send: (_, onProgress) => send(onProgress),
      // Its calls say each for itself why they failed.
      failed: () => ({ title: t('bulk.why.other') }),
      onUndo: () => onKeep(ids),
    })
    onKeep([])
    onDone()
  }
  return {
    asked,
    /** Does it, after a question where it needs one. */
    start: (action: BulkAction, cars: readonly StockCar[]) => {
      const isAsked =
        action === 'DELETE' ||
        action === 'SELL' ||
        action === 'PRICE' ||
        (action === 'PUBLISH' && publishDoubts(cars).length > 0)
      if (isAsked) setAsked({ action, cars })
      else run(action, cars)
    },
    run,
    cancel: () => setAsked(null),
  }
}
export type Bulk = ReturnType<typeof useBulk>

const known = [
  'ILLEGAL_STATUS_MOVE',
  'LISTING_INCOMPLETE',
  'DOCUMENTS_REQUIRED',
  'EDIT_CONFLICT',
  'DEALERSHIP_NOT_VERIFIED',
  'LISTING_NOT_FOUND',
  'OFFLINE',
  'UNAUTHORIZED',
  'TOO_MANY_EDITS',
  'TOO_MANY_REQUESTS',
] as const

/** Texts for a bulk action and what came of it. */
const useBulkTexts = (user: CurrentUser) => {
  const { t } = useT('inventory')
  const why = (code: string) => t(`bulk.why.${known.find((one) => one === code) ?? 'other'}`)
  return {
    done: (action: BulkAction, count: number): string => {
      const isReviewed = action === 'PUBLISH' && statusAfterSubmit(user) === 'PENDING'
      return t(isReviewed ? 'bulk.done.PUBLISH.review' : `bulk.done.${action}`, { count })
    },
    reasons: ({ reasons }: Tally): string =>
      reasons.map(({ code, count }) => t('bulk.reason', { count, why: why(code) })).join(' '),
  }
}
