import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Undo2 } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { canUndoImport, type ImportView } from '#shared/schemas/stock-import.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useLasting } from '#web/ui/use-lasting.ts'
import { ImportRowList } from './import-rows.tsx'
import { useAllRows, useUndoImport } from './queries.ts'

type UndoImportProps = {
  of: ImportView
  /** Where to go on, once it is taken back. */
  next: ReactNode
}

/** Takes a finished import back as long as its time is not over; then how far it is, and what was kept. */
export const UndoImport = ({ of, next }: UndoImportProps) => {
  const [openedAt] = useState(() => new Date())
  const [isAsked, setAsked] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const { undo } = of
  const isAnswered = isAsked && undo !== undefined
  useEffect(() => {
    // The pressed button has gone, and the focus with it.
    if (isAnswered) result.current?.focus()
  }, [isAnswered])
  if (!undo) return canUndoImport(of, openedAt) ? <AskUndo of={of} onAsk={() => setAsked(true)} /> : null
  return (
    // The same box for what goes on and for its end, so that it keeps the focus.
    <div ref={result} tabIndex={-1} className="scroll-mt-24">
      {undo.state === 'RUNNING' ? (
        <TakingBack of={of} undo={undo} />
      ) : (
        <TakenBack of={of} undo={undo} next={next} />
      )}
    </div>
  )
}

const AskUndo = ({ of, onAsk }: { of: ImportView; onAsk: () => void }) => {
  const { t, language } = useT('import')
  const errorText = useErrorText()
  const [asking, setAsking] = useState(false)
  const { mutate: undo, isPending, error } = useUndoImport(of.id)
  const until = Date.parse(of.finishedAt!) + limits.selling.import.undoHours * 3_600_000
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <Undo2 aria-hidden className="mirrored size-4.5" />
          {t('undo')}
        </Button>
        <p className="text-sm text-ink-2">
          {t('undo.until', { time: formatDate(new Date(until).toISOString(), language, { time: true }) })}
        </p>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('undo.title')}
        confirm={t('undo')}
        dismiss={t('undo.keep')}
        isDanger
        pending={isPending}
        onConfirm={() => {
          onAsk()
          undo(undefined, { onSettled: () => setAsking(false) })
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('undo.text')}</p>
      </ConfirmDialog>
      <FormFailure title={t('undo.failed')} text={error ? errorText(error) : undefined} />
    </div>
  )
}

type Undo = NonNullable<ImportView['undo']>
type UndoProps = { of: ImportView; undo: Undo }

const TakingBack = ({ of, undo }: UndoProps) => {
  const { t } = useT('import')
  const worked = undo.undone + undo.kept
  return (
    <Card flat className="flex flex-col gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 role="status" className="text-lg font-semibold">
          {t('undo.running')}
        </h3>
        <p className="text-sm text-ink-2 tabular-nums">
          {t('applying.progress', { done: worked, count: of.done })}
        </p>
      </div>
      <ProgressBar value={of.done > 0 ? worked / of.done : 0} label={t('undo.running')} />
      <p className="text-sm text-ink-2">{t('applying.text')}</p>
      <GoOn key={worked} of={of} />
    </Card>
  )
}

const stuckMs = 60_000

/** Offers to start an undo without progress again; it repeats nothing. */
const GoOn = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const isStuck = useLasting(true, stuckMs)
  const { mutate: undo, isPending } = useUndoImport(of.id)
  if (!isStuck) return null
  return (
    <Button size="sm" variant="secondary" className="self-start" pending={isPending} onClick={() => undo()}>
      {t('undo.goOn')}
    </Button>
  )
}

const TakenBack = ({ of, undo, next }: UndoProps & { next: ReactNode }) => {
  const { t } = useT('import')
  const { data: rows = [] } = useAllRows(of)
  const kept = rows.filter((row) => row.undo?.outcome === 'KEPT')
  const undoneOf = (action: 'CREATE' | 'CHANGE') =>
    rows.filter((row) => row.action === action && row.undo?.outcome === 'UNDONE').length
  const [removed, former] = [undoneOf('CREATE'), undoneOf('CHANGE')]
  return (
    <section className="flex flex-col gap-4">
      <div role="status">
        <Notice tone={undo.kept > 0 ? 'amber' : 'green'} title={t('undo.done')} actions={next}>
          {removed > 0 && <p>{t('undo.removed', { count: removed })}</p>}
          {former > 0 && <p>{t('undo.undone', { count: former })}</p>}
          {undo.kept > 0 && <p>{t('undo.kept', { count: undo.kept })}</p>}
        </Notice>
      </div>
      {kept.length > 0 && <ImportRowList rows={kept} of={of} label={t('undo.keptList')} />}
    </section>
  )
}
