import { useT } from '#web/i18n/use-t.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useLasting } from '#web/ui/use-lasting.ts'

// A thousand rows take a few seconds; after half a minute something is stuck or busy, and that is said.
const slowMs = 30_000

/** The server looks into the file. */
export const Checking = () => {
  const { t } = useT('import')
  const isSlow = useLasting(true, slowMs)
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-3 rounded-card bg-sand px-6 py-14 text-center"
    >
      <Spinner className="size-8 text-maroon" />
      <p className="text-lg font-medium">{t('checking')}</p>
      <p className="max-w-md text-sm text-ink-2">{t(isSlow ? 'checking.slow' : 'checking.text')}</p>
    </div>
  )
}
