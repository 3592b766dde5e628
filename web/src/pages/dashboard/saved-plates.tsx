import { ArrowDown } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useFavoritePlates } from '#web/entities/favorite/list-favorite-plates.ts'
import { SavedPlate } from '#web/entities/favorite/saved-plate.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

const headingId = 'saved-plates'

/** Leads past the cars to the plates. */
export const ToSavedPlates = ({ count }: { count: number }) => {
  const { t } = useT('saved-plates')
  const go = () => {
    const heading = document.getElementById(headingId)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <Button variant="secondary" size="sm" className="mb-4" onClick={go}>
      <ArrowDown aria-hidden className="size-4" />
      {t('count', { count })}
    </Button>
  )
}

/** The number plates that the user has saved; nothing while there are none. */
export const SavedPlates = ({ grid }: { grid: string }) => {
  const { t } = useT('saved-plates')
  const { data: plates, error, refetch } = useFavoritePlates()
  if (!plates && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!plates || plates.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl outline-none">
        {t('title')}
      </h2>
      <ul className={grid}>
        {plates.map((plate) => (
          <li key={plate.id}>
            <SavedPlate plate={plate} />
          </li>
        ))}
      </ul>
    </section>
  )
}
