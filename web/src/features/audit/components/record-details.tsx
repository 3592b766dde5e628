import { ChevronDown } from 'lucide-react'
import type { AuditView } from '#shared/schemas/audit.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

const fixed = ['sequence', 'id', 'at', 'actor', 'action', 'subject'] as const
const hashes = ['previousHash', 'hash'] as const

/** A record as it is stored, for whoever wants to be certain. */
export const RecordDetails = ({ entry }: { entry: AuditView }) => {
  const { t, language } = useT('audit')
  const valueOf = { ...entry, sequence: String(entry.sequence), actor: entry.actorId }
  const rows = [
    ...fixed.map((name) => [t(`details.${name}`), valueOf[name]] as const),
    // Its names are codes, as in the file of an export.
    ...Object.entries(entry.detail),
    ...hashes.map((name) => [t(`details.${name}`), valueOf[name]] as const),
  ]
  return (
    <details className="group/record mt-1">
      <summary
        aria-label={t('details.label', { number: formatNumber(entry.sequence, language) })}
        className="relative inline-flex min-h-7 list-none items-center gap-1 text-xs text-ink-3 after:absolute after:-inset-x-2 after:-inset-y-1.5 hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        {t('details')}
        <ChevronDown
          aria-hidden
          className="size-3.5 transition-[rotate] group-open/record:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <dl className="mt-1.5 grid gap-x-4 gap-y-1 rounded-control bg-sand/60 p-3 text-xs sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-all text-ink tabular-nums max-sm:mb-1">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
