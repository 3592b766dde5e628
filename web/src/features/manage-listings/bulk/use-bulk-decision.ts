import { useState } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { runChunks } from '#web/api/in-chunks.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { decideListings, type BulkDecision } from '#web/features/manage-listings/api/decide-listings.ts'
import { useRefresh } from '#web/features/manage-listings/api/use-refresh.ts'
import { useListingTitle } from '#web/features/manage-listings/use-listing-title.ts'
import { toBulkOutcome, type BulkOutcome } from './bulk-outcome.ts'

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'INTERNAL')

// One call may name fifty; ten at a time show how far it is.
const atOnce = 10

/**
 * Does one thing to several listings and says what came of it: all done is a toast, anything else stays to be read until it
 * is closed. `progress` is null while nothing runs.
 */
export const useBulkDecision = () => {
  const { t } = useT('admin-listings')
  const titleOf = useListingTitle()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<{ answered: number; total: number } | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)

  /** Resolves with what came of it. */
  const run = async (decision: BulkDecision, listings: readonly AdminListing[]): Promise<BulkOutcome> => {
    const total = listings.length
    setOutcome(null)
    setProgress({ answered: 0, total })
    const results = await runChunks(
      listings.map(({ id }) => id),
      {
        size: atOnce,
        send: (chunk) =>
          decideListings(
            decision,
            listings.filter(({ id }) => chunk.includes(id)),
          ),
        onProgress: (answered) => setProgress({ answered, total }),
        codeOf,
      },
    )
    await refresh()
    setProgress(null)
    const came = toBulkOutcome(results, new Map(listings.map((listing) => [listing.id, titleOf(listing)])))
    if (came.failed.length > 0) setOutcome(came)
    else
      showToast({
        title: t('success'),
        description: t(`bulk.done.${decision.action}`, { count: came.done }),
        tone: 'success',
      })
    return came
  }
  return { run, progress, outcome, closeOutcome: () => setOutcome(null) }
}
