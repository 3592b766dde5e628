import type { BulkAction } from '#shared/schemas/availability.ts'
import type { Tally } from '#web/api/in-chunks.ts'
import { useT } from '#web/i18n/use-t.ts'

const known = [
  'ILLEGAL_STATUS_MOVE',
  'EDIT_CONFLICT',
  'DEALERSHIP_NOT_VERIFIED',
  'LISTING_NOT_FOUND',
  'OFFLINE',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
] as const

/** What an act on many cars came to, in the language in use. */
export const useBulkWords = () => {
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
