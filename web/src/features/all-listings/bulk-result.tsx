import { CircleAlert, X } from 'lucide-react'
import type { BulkResult as Result } from '#web/api/in-chunks.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The outcome of an act on several listings: how many it was done to, and of each of the others its name and why not. */
export type BulkOutcome = {
  done: number
  total: number
  failed: readonly { id: string; title: string; code: string }[]
}

/** The outcome of single results, with the names that the listings had: some are gone by now. */
export const toBulkOutcome = (
  results: readonly Result[],
  titles: ReadonlyMap<string, string>,
): BulkOutcome => {
  const failed = results.flatMap(({ id, failure }) =>
    failure === null ? [] : [{ id, title: titles.get(id) ?? id, code: failure }],
  )
  return { done: results.length - failed.length, total: results.length, failed }
}

const knownCodes = [
  'ILLEGAL_STATUS_MOVE',
  'EDIT_CONFLICT',
  'LISTING_NOT_FOUND',
  'LISTING_INCOMPLETE',
  'DOCUMENTS_REQUIRED',
  'STORE_UNAVAILABLE',
  'OFFLINE',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
] as const

/** How many of the selected listings it was done to, and why not to each of the others. */
export const BulkResult = ({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) => {
  const { t } = useT('admin-listings')
  const { done, total, failed } = outcome
  return (
    <section className="mb-4 flex gap-3 rounded-card bg-amber-tint p-4 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
      <div className="min-w-0 flex-1">
        <h2 className="text-base">{t('result.title', { done, total })}</h2>
        <p className="mt-1 text-ink-2">{t('result.text')}</p>
        <ul className="mt-2 flex max-h-60 flex-col gap-1 overflow-y-auto">
          {failed.map(({ id, title, code }) => (
            <li key={id}>
              <bdi className="font-medium">{title}</bdi>
              {': '}
              {t(`why.${knownCodes.find((one) => one === code) ?? 'other'}`)}
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        label={t('result.close')}
        icon={<X className="size-5" />}
        onClick={onClose}
        className="-m-2"
      />
    </section>
  )
}
