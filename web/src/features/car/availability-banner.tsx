import { CircleCheckBig, CirclePause, Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Availability } from '#shared/schemas/availability.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'

const looks = {
  RESERVED: { icon: Clock, colours: 'bg-amber-tint text-amber' },
  SOLD: { icon: CircleCheckBig, colours: 'bg-sand text-ink-2' },
  PAUSED: { icon: CirclePause, colours: 'bg-sand text-ink-2' },
}

type AvailabilityBannerProps = {
  availability: Exclude<Availability, 'AVAILABLE'>
  /** Where cars like this one are. */
  similar: string
}

/** Says plainly that this car is sold, reserved or paused, and where others like it are. */
export const AvailabilityBanner = ({ availability, similar }: AvailabilityBannerProps) => {
  const { t } = useT('availability')
  const { icon: Icon, colours } = looks[availability]
  return (
    <section
      aria-label={t(availability)}
      className={cx('mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card p-4 sm:px-5', colours)}
    >
      <Icon aria-hidden className="size-6 shrink-0 stroke-[1.5] self-start" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t(`${availability}.title`)}</p>
        <p className="text-sm text-ink-2">{t(`${availability}.text`)}</p>
      </div>
      {availability !== 'RESERVED' && (
        <Link to={similar} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t('similar')}
        </Link>
      )}
    </section>
  )
}
