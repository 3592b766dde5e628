import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { RecordAbout, RecordAct, RecordActor } from './record-parts.tsx'
import type { RecordRowsProps } from './record-table.tsx'

/** On a phone: one card for each record. */
export const RecordCards = ({ records, links, brokenAt }: RecordRowsProps) => {
  const { language } = useT('audit')
  return (
    <ul className="flex flex-col gap-3">
      {records.map((entry) => (
        <li key={entry.id} className="rounded-card border border-line bg-card p-4 text-sm">
          <RecordAct entry={entry} isBroken={entry.sequence === brokenAt}>
            <div className="my-1 empty:hidden">
              <RecordAbout {...{ entry, links }} />
            </div>
          </RecordAct>
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
            <RecordActor {...{ entry, links }} />
            <time dateTime={entry.at} className="text-xs text-ink-3 tabular-nums">
              {formatDate(entry.at, language, { time: true })}
            </time>
          </p>
        </li>
      ))}
    </ul>
  )
}
