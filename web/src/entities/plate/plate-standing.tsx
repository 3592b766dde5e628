import type { ReactNode } from 'react'
import { CircleCheckBig, CirclePause, CircleX, Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { similarPlates } from '#web/entities/plate/similar-plates.ts'

const looks = {
  PENDING: { icon: Clock, colours: 'bg-amber-tint text-amber' },
  REJECTED: { icon: CircleX, colours: 'bg-red-tint text-red' },
  RESERVED: { icon: Clock, colours: 'bg-amber-tint text-amber' },
  SOLD: { icon: CircleCheckBig, colours: 'bg-sand-2/70 text-ink-2' },
  PAUSED: { icon: CirclePause, colours: 'bg-sand-2/70 text-ink-2' },
}

type BannerProps = { look: keyof typeof looks; title: string; text: string; action?: ReactNode }

const Banner = ({ look, title, text, action }: BannerProps) => {
  const { icon: Icon, colours } = looks[look]
  return (
    <section
      aria-label={title}
      className={cx('mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card p-4', colours)}
    >
      <Icon aria-hidden className="size-6 shrink-0 stroke-[1.5] self-start" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {action}
    </section>
  )
}

const linkClass = buttonClass({ variant: 'secondary', size: 'sm' })

/** What keeps a plate from being had: it is not public, which only its owner and admins get to see, or not for sale. */
export const PlateStanding = ({ plate }: { plate: PlateDetail }) => {
  const { t } = useT('plate')
  const { status, availability } = plate
  if (status !== 'APPROVED')
    return (
      <Banner
        look={status}
        title={t(`status.${status}`)}
        text={t(`status.${status}Text`)}
        action={
          plate.isOwn && (
            <Link to={paths.sellerDashboard('my-listings', { view: 'plates' })} className={linkClass}>
              {t('status.manage')}
            </Link>
          )
        }
      />
    )
  if (availability === 'AVAILABLE') return null
  return (
    <Banner
      look={availability}
      title={t(`${availability}.title`)}
      text={t(`${availability}.text`)}
      action={
        availability !== 'RESERVED' && (
          <Link to={similarPlates(plate)} className={linkClass}>
            {t('similar')}
          </Link>
        )
      }
    />
  )
}
