import { EqualNot, Plus, Share2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { comparedAtMost } from '#shared/constants/offer-limits.ts'
import { paths } from '#web/app/paths.ts'
import { useSharePage } from '#web/app/use-share-page.ts'
import { useT } from '#web/i18n/use-t.ts'
import { setCompared, useCompared } from '#web/stores/compared.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { ComparedCar } from './compared-cars.ts'
import { joined } from './comparison.ts'

type CompareToolsProps = {
  cars: readonly ComparedCar[]
  title: string
  onlyDifferences: boolean
  onOnlyDifferences: (only: boolean) => void
}

/** Fewer rows, more cars, and the address for somebody else. */
export const CompareTools = ({ cars, title, onlyDifferences, onOnlyDifferences }: CompareToolsProps) => {
  const { t } = useT('compare')
  const goOnWith = useGoOnWith()
  const add = (
    <>
      <Plus aria-hidden className="size-4.5" />
      {t('another')}
    </>
  )
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {cars.length < comparedAtMost ? (
        // The tray holds these cars from then on, so that the next one joins them.
        <Link
          to={paths.cars()}
          onClick={() => goOnWith(cars.map(({ id }) => id))}
          className={buttonClass({ variant: 'secondary' })}
        >
          {add}
        </Link>
      ) : (
        <Button variant="secondary" disabledReason={t('another.full', { most: comparedAtMost })}>
          {add}
        </Button>
      )}
      <ShareComparison path={paths.compare(cars.map(({ slug }) => slug))} title={title} />
      {cars.length > 1 && (
        <div className="flex flex-1 flex-wrap items-center justify-between gap-x-6 sm:justify-end">
          <p className="inline-flex items-center gap-1.5 text-xs text-ink-3">
            <EqualNot aria-hidden className="size-3.5 text-maroon" />
            {t('differences.legend')}
          </p>
          <Switch
            label={t('differences')}
            checked={onlyDifferences}
            onChange={(event) => onOnlyDifferences(event.target.checked)}
          />
        </div>
      )}
    </div>
  )
}

/** Hands a comparison's address on. */
const ShareComparison = ({ path, title }: { path: string; title: string }) => {
  const { t } = useT('compare')
  const share = useSharePage(t)
  return (
    <Button variant="secondary" onClick={() => void share(path, title)}>
      <Share2 aria-hidden className="size-4.5" />
      {t('share')}
    </Button>
  )
}

const longEnoughToUndo = 10_000

/** Puts the cars of a comparison into the tray, and tells what became of those that were there, with a way back. */
const useGoOnWith = (): ((shown: readonly string[]) => void) => {
  const { t } = useT('compare')
  return (shown) => {
    const { ids: own } = useCompared.getState()
    const { ids, others } = joined(shown, own)
    setCompared(ids)
    if (others === 'none') return
    showToast({
      title: t(`another.${others}`),
      description: t(`another.${others}.text`),
      duration: longEnoughToUndo,
      action: { label: t('another.undo'), onPress: () => setCompared(own) },
    })
  }
}
