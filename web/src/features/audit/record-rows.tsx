import type { ReactNode } from 'react'
import { ChevronDown, History } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import type { AuditView } from '#shared/schemas/audit.ts'
import { paths } from '#web/app/paths.ts'
import { reviewSearch, reviewVisit, tabSearch } from '#web/entities/admin/admin-address.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useIsDesktop } from '#web/ui/use-media.ts'
import { useRecordTexts } from './record-texts.ts'

type RecordRowsProps = {
  records: readonly AuditView[]
  /** The number of the record at which the chain breaks. */
  brokenAt: number | undefined
}

/** The records that were found, newest first: one line for each on a desktop, one card on mobile. */
export const RecordRows = (props: RecordRowsProps) =>
  useIsDesktop() ? <RecordTable {...props} /> : <RecordCards {...props} />

const columns = ['time', 'actor', 'act', 'about'] as const

const RecordTable = ({ records, brokenAt }: RecordRowsProps) => {
  const { t, language } = useT('audit')
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full table-fixed text-sm text-ink-2">
        <caption className="sr-only">{t('title')}</caption>
        <colgroup>
          <col className="w-48" />
          <col className="w-44" />
          <col />
          <col className="w-72" />
        </colgroup>
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 text-start font-medium first:ps-5 last:pe-5">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((entry) => (
            <tr key={entry.id} className="border-b border-line align-top last:border-b-0">
              <td className="px-3 py-3.5 ps-5 tabular-nums">
                <time dateTime={entry.at}>{formatDate(entry.at, language, { time: true })}</time>
              </td>
              <td className="px-3 py-3.5">
                <RecordActor entry={entry} />
              </td>
              <td className="px-3 pt-3.5 pb-2">
                <RecordAct entry={entry} isBroken={entry.sequence === brokenAt} />
              </td>
              <td className="px-3 py-3.5 pe-5">
                <RecordSubject entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const RecordCards = ({ records, brokenAt }: RecordRowsProps) => {
  const { language } = useT('audit')
  return (
    <ul className="flex flex-col gap-3">
      {records.map((entry) => (
        <li key={entry.id} className="rounded-card border border-line bg-card p-4 text-sm">
          <RecordAct entry={entry} isBroken={entry.sequence === brokenAt}>
            <div className="my-1 empty:hidden">
              <RecordSubject entry={entry} />
            </div>
          </RecordAct>
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
            <RecordActor entry={entry} />
            <time dateTime={entry.at} className="text-xs text-ink-3 tabular-nums">
              {formatDate(entry.at, language, { time: true })}
            </time>
          </p>
        </li>
      ))}
    </ul>
  )
}

const linkClass = 'underline decoration-line underline-offset-4 hover:decoration-current'

/** The actor, with a link to what else they did. */
const RecordActor = ({ entry }: { entry: AuditView }) => {
  const { t } = useT('audit')
  const name = useRecordTexts().actorOf(entry)
  if (!entry.actor) return <span className="text-ink-3">{name}</span>
  return (
    <Link
      to={{ search: tabSearch('audit', { actor: name }) }}
      title={t('actor.only', { name })}
      className={`font-medium break-all text-ink ${linkClass}`}
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

type RecordActProps = {
  entry: AuditView
  isBroken: boolean
  /** The subject, where that has no place of its own. */
  children?: ReactNode
}

/** The act, the facts beside it, and all of the record on demand. */
const RecordAct = ({ entry, isBroken, children }: RecordActProps) => {
  const { t } = useT('audit')
  const { sentenceFor, factsOf } = useRecordTexts()
  const facts = factsOf(entry)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
        {sentenceFor(entry)}
        {isBroken && <Badge tone="red">{t('broken')}</Badge>}
      </p>
      {children}
      {facts.length > 0 && <p className="mt-0.5 text-xs text-ink-2">{facts.join(' · ')}</p>}
      <RecordDetails entry={entry} />
    </>
  )
}

const namedKinds = /^(?:lst|plt|usr|prv|sub)_/

/** Where an admin looks at the subject of a record; undefined where there is no page. */
const addressOf = ({ about, subject, detail }: AuditView): To | undefined => {
  if (!about) return undefined
  const { id, username, name } = about
  if (id.startsWith('lst_')) return { search: reviewSearch('listing', id) }
  if (id.startsWith('plt_')) return { search: reviewSearch('plate', id) }
  if (id.startsWith('prv_')) return detail['kind'] === 'financing' ? paths.financing() : paths.insurance()
  // Of an application its dealership is named.
  if (subject.startsWith('sub_')) return { search: tabSearch('dealers', { q: name }) }
  return username === null ? undefined : { search: tabSearch('users', { q: username }) }
}

/** The subject by its present name, with a link to what else happened to it; nothing for one that has no name. */
const RecordSubject = ({ entry }: { entry: AuditView }) => {
  const { t } = useT('audit')
  const name = useRecordTexts().nameOf(entry)
  const to = addressOf(entry)
  if (name === '' && !namedKinds.test(entry.subject)) return null
  return (
    <span className="flex items-start gap-1">
      {name === '' ? (
        <span className="text-ink-3">{t('about.gone')}</span>
      ) : to ? (
        // Of no meaning where the address opens no review.
        <Link to={to} state={entry.about && reviewVisit(entry.about.id)} className={`text-ink ${linkClass}`}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="text-ink">{name}</bdi>
      )}
      <Link
        to={{ search: tabSearch('audit', { subject: entry.subject }) }}
        aria-label={t('about.history')}
        title={t('about.history')}
        className="relative -my-1 inline-grid size-7 shrink-0 place-items-center rounded-full text-ink-3 after:absolute after:-inset-2 hover:bg-sand hover:text-ink"
      >
        <History aria-hidden className="size-4" />
      </Link>
    </span>
  )
}

const fixedDetails = ['sequence', 'id', 'at', 'actor', 'action', 'subject'] as const
const hashDetails = ['previousHash', 'hash'] as const

/** A record as it is stored. */
const RecordDetails = ({ entry }: { entry: AuditView }) => {
  const { t, language } = useT('audit')
  const valueOf = { ...entry, sequence: String(entry.sequence), actor: entry.actorId }
  const rows = [
    ...fixedDetails.map((name) => [t(`details.${name}`), valueOf[name]] as const),
    // Its names are codes, as in the file of an export.
    ...Object.entries(entry.detail),
    ...hashDetails.map((name) => [t(`details.${name}`), valueOf[name]] as const),
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
