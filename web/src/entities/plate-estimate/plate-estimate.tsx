import { plateText, readPlateNumber } from '#shared/rules/plate-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useEstimate } from './get-estimate.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { EstimateFound } from './estimate-found.tsx'
import { EstimateSkeleton } from './estimate-skeleton.tsx'

type PlateEstimateProps = {
  /** As somebody types it, in any script; while it is none, the panel says what it waits for. */
  plateNumber: string
  /** The asking price in QAR, once there is one. */
  price?: number | undefined
}

const useAsked = (plateNumber: string) => {
  const read = readPlateNumber(plateNumber)
  const typed = read && plateText(read)
  const asked = useDebounced(typed, 500)
  return { isNumber: typed !== undefined, asked: asked === typed ? asked : undefined }
}

/** What a number may be worth and why: a range, never a promise. */
export const PlateEstimate = ({ plateNumber, price }: PlateEstimateProps) => {
  const { t } = useT('plate-estimate')
  const { t: common } = useT()
  const { isNumber, asked } = useAsked(plateNumber)
  const { data, error, refetch } = useEstimate(asked)
  const body = () => {
    if (!isNumber) return <p className="pb-4 text-sm text-ink-3">{t('first')}</p>
    if (asked && error)
      return (
        <p role="alert" className="flex flex-wrap items-center gap-3 pb-4 text-sm text-ink-2">
          {t('failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </p>
      )
    if (!asked || !data) return <EstimateSkeleton hasPrice={price !== undefined} />
    return <EstimateFound key={asked} estimate={data} price={price} />
  }
  return (
    <section aria-label={t('title')} aria-busy={isNumber && !data && !error}>
      <h3 className="text-lg">{t('title')}</h3>
      <Card flat className="mt-3 px-4 pt-4 sm:px-5">
        {body()}
      </Card>
    </section>
  )
}
