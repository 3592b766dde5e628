import type { AuditView } from '#shared/schemas/audit.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { RecordAbout, RecordAct, RecordActor, type RecordLinks } from './record-parts.tsx'

export type RecordRowsProps = {
  records: readonly AuditView[]
  links: RecordLinks
  /** The number of the record at which the chain breaks. */
  brokenAt: number | undefined
}

const columns = ['time', 'actor', 'act', 'about'] as const

/** On a desk: one line for each record. */
export const RecordTable = ({ records, links, brokenAt }: RecordRowsProps) => {
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
                <RecordActor {...{ entry, links }} />
              </td>
              <td className="px-3 pt-3.5 pb-2">
                <RecordAct entry={entry} isBroken={entry.sequence === brokenAt} />
              </td>
              <td className="px-3 py-3.5 pe-5">
                <RecordAbout {...{ entry, links }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
