import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import type { BulkAction } from '#shared/schemas/availability.ts'
import { ApiError } from '#web/api/api-error.ts'
import { runChunks, tallyOf, type BulkResult } from '#web/api/in-chunks.ts'
import { reloadIfLost } from '#web/api/user-standing.ts'
import { showToast } from '#web/stores/toast.ts'
import { changeListings, useReloadListings } from '../api/change-listings.ts'
import { useBulkWords } from './use-bulk-words.ts'

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'INTERNAL')

// Long enough to read the reasons.
const reasonsMs = 15_000

/** Deleted in another tab is deleted. */
const asWanted = (action: BulkAction, results: readonly BulkResult[]) =>
  action === 'DELETE'
    ? results.map((one) => (one.failure === 'LISTING_NOT_FOUND' ? { ...one, failure: null } : one))
    : results

/**
 * Does one thing to many cars, fifty at a time, and says what came of it. `progress` is null while nothing runs.
 * The function resolves with the ids that it was not done to.
 */
export const useBulkChange = () => {
  const words = useBulkWords()
  const reload = useReloadListings()
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ answered: number; total: number } | null>(null)

  const run = async (action: BulkAction, ids: readonly string[]): Promise<readonly string[]> => {
    setProgress({ answered: 0, total: ids.length })
    const send = async (chunk: readonly string[]) => asWanted(action, await changeListings(action, chunk))
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
      title: words.result(action, tally),
      description: words.reasons(tally),
      tone: tally.done > 0 ? 'success' : 'danger',
      ...(!isWhole && { duration: reasonsMs }),
    })
    return tally.failed
  }
  return { run, progress }
}

export type BulkChange = ReturnType<typeof useBulkChange>
