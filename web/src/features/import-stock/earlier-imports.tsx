import {
  hasHeldRows,
  passedRows,
  rowActions,
  type ImportState,
  type ImportView,
} from '#shared/schemas/stock-import.ts'
import { isIdle } from '#web/features/import-stock/queries.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<ImportState, BadgeTone> = {
  AWAITING_FILE: 'neutral',
  CHECKING: 'neutral',
  CHECKED: 'amber',
  REFUSED: 'red',
  APPLYING: 'amber',
  DONE: 'green',
}

/** The rows of an import, by what they do. */
export const Counts = ({ of }: { of: ImportView }) => {
  const { t, language } = useT('import')
  const parts = rowActions.filter((action) => of.counts[action] > 0)
  if (parts.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-4 text-sm text-ink-2">
      {parts.map((action) => (
        <span key={action}>
          {t(`count.${action}`)} <bdi>{formatNumber(of.counts[action], language)}</bdi>
        </span>
      ))}
    </span>
  )
}

/** The state of an import. */
export const StateBadge = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  if (isIdle(of)) return <Badge tone="neutral">{t('check.none')}</Badge>
  if (hasHeldRows(of)) return <Badge tone="amber">{t('held.title', { count: of.held ?? 0 })}</Badge>
  const passed = passedRows(of)
  if (passed > 0) return <Badge tone="neutral">{t('held.passedCount', { count: passed })}</Badge>
  return of.undo ? (
    <Badge tone="neutral">{t(of.undo.state === 'DONE' ? 'undo.done' : 'undo.running')}</Badge>
  ) : (
    <Badge tone={tones[of.state]}>{t(`state.${of.state}`)}</Badge>
  )
}

/** The imports of the last month, newest first; a press opens one. */
export const EarlierImports = ({
  imports,
  onOpen,
}: {
  imports: readonly ImportView[]
  onOpen: (id: string) => void
}) => {
  const { t, language } = useT('import')
  if (imports.length === 0) return null
  return (
    <section>
      <h3 className="mb-4 text-lg">{t('earlier')}</h3>
      <ul className="overflow-clip rounded-card border border-line bg-card">
        {imports.map((one) => (
          <li key={one.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onOpen(one.id)}
              className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 text-start transition-colors hover:bg-sand focus-visible:-outline-offset-2"
            >
              <span className="flex min-w-0 flex-col items-start">
                <bdi dir="ltr" className="font-medium break-words">
                  {one.fileName}
                </bdi>
                <span className="text-sm text-ink-3">
                  {formatDate(one.createdAt, language, { time: true })}
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Counts of={one} />
                <StateBadge of={one} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
