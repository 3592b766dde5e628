import { hasCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { AnswerSkeleton, InvalidLink } from '#web/features/still-available/answer-frame.tsx'
import { useAskedCar, type AvailabilityLink } from '#web/features/still-available/availability-link.ts'
import { ManyCars } from '#web/features/still-available/many-cars.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { OneCar } from './one-car.tsx'

/** The car or cars of a link, once they are loaded. */
export const AnswerPage = ({ link }: { link: AvailabilityLink }) => {
  const { t } = useT('still-available')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useAskedCar(link.token)
  if (hasCode(error, 'AVAILABILITY_LINK_INVALID')) return <InvalidLink missing={false} />
  if (!data && error)
    return (
      <div className="page-width py-16">
        <ErrorState
          title={t('load.failed')}
          actions={
            <Button pending={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(error)}
        </ErrorState>
      </div>
    )
  if (!data) return <AnswerSkeleton />
  const { availability, waiting } = data
  if (waiting !== null) return <ManyCars link={link} answer={{ ...data, waiting }} />
  return availability && <OneCar link={link} answer={{ ...data, availability }} />
}
