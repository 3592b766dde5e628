import { Award, EqualNot } from 'lucide-react'
import { differs } from '#web/features/compare/marks.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { Nothing } from './cell-parts.tsx'
import { labelColumn } from './label-column.ts'
import type { Row } from './use-compare-rows.tsx'

/** One thing that is known about the cars. Where they differ it says so; the best of them is named as such. */
export const CompareRow = ({ row: { label, cells, best } }: { row: Row }) => {
  const { t } = useT('compare')
  const isDifferent = differs(cells.map(({ text }) => text))
  return (
    <tr>
      <th scope="row" className={cx(labelColumn, 'border-b py-3 text-xs font-normal text-ink-2 sm:text-sm')}>
        <span className="flex items-start justify-between gap-1">
          <bdi className="min-w-0">{label}</bdi>
          {isDifferent && (
            <>
              <EqualNot aria-hidden className="mt-0.5 size-3.5 shrink-0 text-maroon" />
              <span className="sr-only">({t('differs')})</span>
            </>
          )}
        </span>
      </th>
      {cells.map(({ id, text, shown, isBest }) => (
        <td
          key={id}
          className={cx(
            'border-b border-line px-2 py-3 align-top break-words tabular-nums',
            isDifferent ? 'text-ink' : 'text-ink-2',
          )}
        >
          {text === '' ? <Nothing>{t('unnamed')}</Nothing> : shown}
          {isBest && (
            <span className="mt-1 flex w-fit items-center gap-1 rounded-full bg-green-tint px-2 py-0.5 text-xs font-medium text-green">
              <Award aria-hidden className="size-3.5 max-sm:hidden" />
              {best}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
