import { useEffect, useRef } from 'react'
import { CircleAlert, X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { BulkOutcome } from './bulk-outcome.ts'

const known = [
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

/** How many of the selected listings it was done to, and of each of the others why not. Takes the focus when it comes. */
export const BulkResult = ({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) => {
  const { t } = useT('admin-listings')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { done, total, failed } = outcome
  return (
    <section className="mb-4 flex gap-3 rounded-card bg-amber-tint p-4 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1} className="text-base">
          {t('result.title', { done, total })}
        </h2>
        <p className="mt-1 text-ink-2">{t('result.text')}</p>
        <ul className="mt-2 flex max-h-60 flex-col gap-1 overflow-y-auto">
          {failed.map(({ id, title, code }) => (
            <li key={id}>
              <bdi className="font-medium">{title}</bdi>
              {': '}
              {t(`why.${known.find((one) => one === code) ?? 'other'}`)}
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
