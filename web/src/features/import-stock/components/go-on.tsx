import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useLasting } from '#web/ui/use-lasting.ts'
import { useStartImport } from '#web/features/import-stock/api/start-import.ts'

// Twenty rows take half a second. The server tries a run again by itself, at most a few minutes later.
const stuckMs = 60_000

/** For an import that has stood still: says so and starts it again, which does nothing twice. */
export const GoOn = ({ id }: { id: string }) => {
  const { t } = useT('import')
  const errorText = useErrorText()
  const { mutate: start, isPending, error } = useStartImport(id)
  const isStuck = useLasting(true, stuckMs)
  if (!isStuck) return null
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="text-sm text-ink-2">
        {t('applying.stuck')}
      </p>
      <Button size="sm" variant="secondary" pending={isPending} onClick={() => start()}>
        {t('applying.goOn')}
      </Button>
      <FormFailure title={t('start.failed')} text={error ? errorText(error) : undefined} />
    </div>
  )
}
