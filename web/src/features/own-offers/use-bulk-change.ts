import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { sellingLimits } from '#shared/constants/limits.ts'
import type { BulkAction } from '#shared/rules/availability.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type BulkResult, runChunks, type Tally, tallyOf } from '#web/api/in-chunks.ts'
import { reloadIfLost } from '#web/api/user-standing.ts'
import { changeListings, useReloadListings } from '#web/entities/listing/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'INTERNAL')

// Long enough to read the reasons.
const reasonsMs = 15_000

/** A car deleted in another tab counts as deleted. */
const ignoreDeleted = (action: BulkAction, results: readonly BulkResult[]) =>
  action === 'DELETE'
    ? results.map((one) => (one.failure === 'LISTING_NOT_FOUND' ? { ...one, failure: null } : one))
    : results

/**
 * Applies an action to many cars, fifty at a time, and shows the result. `progress` is null while nothing runs.
 * `run` resolves with the ids of the cars that failed.
 */
export const useBulkChange = () => {
  const texts = useBulkTexts()
  const reload = useReloadListings()
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ answered: number; total: number } | null>(null)

  const run = async (action: BulkAction, ids: readonly string[]): Promise<readonly string[]> => {
    setProgress({ answered: 0, total: ids.length })
    const send = async (chunk: readonly string[]) =>
      ignoreDeleted(action, await changeListings(action, chunk))
    const results = await runChunks(ids, {
      size: sellingLimits.bulk,
      send,
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
    return tally.failed
  }
  return { run, progress }
}

const known = [
  'ILLEGAL_STATUS_MOVE',
  'EDIT_CONFLICT',
  'DEALERSHIP_NOT_VERIFIED',
  'LISTING_NOT_FOUND',
  'OFFLINE',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
] as const

/** Texts for the result of a bulk action. */
const useBulkTexts = () => {
  const { t } = useT('inventory')
  const why = (code: string) => t(`bulk.why.${known.find((one) => one === code) ?? 'other'}`)
  return {
    result: (action: BulkAction, { done, failed }: Tally): string =>
      failed.length === 0
        ? t(`bulk.done.${action}`, { count: done })
        : t('bulk.partly', { done, failed: failed.length }),
    /** Undefined when all went well. */
    reasons: ({ reasons }: Tally): string | undefined =>
      reasons.map(({ code, count }) => t('bulk.reason', { count, why: why(code) })).join(' ') || undefined,
  }
}
