import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { sellingLimits } from '#shared/constants/limits.ts'
import { worksInBulk, type BulkAction } from '#shared/rules/availability.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { statusAfterSubmit } from '#shared/rules/listing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { runChunks, tallyOf, type BulkResult, type Tally } from '#web/api/in-chunks.ts'
import { reloadIfLost } from '#web/api/user-standing.ts'
import { changeListings, useReloadListings } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import type { PricedCar } from './bulk-price.tsx'
import { waitsForWord } from './stock-query.ts'

/** The cars of a selection on which an act does anything. */
export const carsFor = (action: BulkAction, cars: readonly StockCar[], now: number): StockCar[] =>
  cars.filter((car) => worksInBulk(action, car, waitsForWord(car, now)))

/** The acts that ask first: those that cannot be undone, that others are told of, or that need an answer. */
type AskedAction = Extract<BulkAction, 'DELETE' | 'SELL' | 'PRICE'>

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'INTERNAL')

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

/** Acts on many cars, fifty with each call, and tells what came of them. `progress` is null while nothing runs. */
export const useBulk = ({ user, onKeep, onDone }: BulkProps) => {
  const texts = useBulkTexts(user)
  const reload = useReloadListings()
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ answered: number; total: number } | null>(null)
  const [asked, setAsked] = useState<{ action: AskedAction; cars: readonly StockCar[] } | null>(null)

  const run = async (action: BulkAction, ids: readonly string[], moves?: readonly PricedCar[]) => {
    setAsked(null)
    setProgress({ answered: 0, total: ids.length })
    const prices = new Map(moves?.map(({ id, from, to }) => [id, { from, to }]))
    const results = await runChunks(ids, {
      size: sellingLimits.bulk,
      send: async (chunk) =>
        ignoreDeleted(
          action,
          await changeListings(action, chunk, moves && chunk.map((id) => prices.get(id)!)),
        ),
      onProgress: (answered) => setProgress({ answered, total: ids.length }),
      codeOf,
    })
    await reload().catch(() => {})
    setProgress(null)
    const tally = tallyOf(results)
    reloadIfLost(
      client,
      tally.reasons.map(({ code }) => code),
    )
    const isWhole = tally.failed.length === 0
    showToast({
      title: texts.result(action, tally),
      description: texts.reasons(tally),
      tone: tally.done > 0 ? 'success' : 'danger',
      ...(!isWhole && { duration: reasonsMs }),
    })
    onKeep(tally.failed)
    onDone()
  }
  return {
    progress,
    asked,
    /** Does it, after a question where it needs one. */
    start: (action: BulkAction, cars: readonly StockCar[]) => {
      if (action === 'DELETE' || action === 'SELL' || action === 'PRICE') setAsked({ action, cars })
      else
        void run(
          action,
          cars.map(({ id }) => id),
        )
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

/** Texts for the result of a bulk action. */
const useBulkTexts = (user: CurrentUser) => {
  const { t } = useT('inventory')
  const why = (code: string) => t(`bulk.why.${known.find((one) => one === code) ?? 'other'}`)
  return {
    result: (action: BulkAction, { done, failed }: Tally): string => {
      if (failed.length > 0) return t('bulk.partly', { done, failed: failed.length })
      const isReviewed = action === 'PUBLISH' && statusAfterSubmit(user) === 'PENDING'
      return t(isReviewed ? 'bulk.done.PUBLISH.review' : `bulk.done.${action}`, { count: done })
    },
    /** Undefined when all went well. */
    reasons: ({ reasons }: Tally): string | undefined =>
      reasons.length === 0
        ? undefined
        : [
            ...reasons.map(({ code, count }) => t('bulk.reason', { count, why: why(code) })),
            t('bulk.keptSelected'),
          ].join(' '),
  }
}
