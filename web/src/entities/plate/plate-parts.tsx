import type { ReactNode } from 'react'
import { CircleCheckBig, CirclePause, CircleX, Clock, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { qarToUsd } from '#shared/constants/market.ts'
import { type PlateNumber, plateText, plateTitle, readPlateNumber } from '#shared/rules/plate.ts'
import type { PlateDetail, PlateView } from '#shared/schemas/plate.ts'
import { isGone } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { formatDollars, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { NumberAlert } from '#web/entities/saved-search/save-search.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

const looks = {
  PENDING: { icon: Clock, colours: 'bg-amber-tint text-amber' },
  REJECTED: { icon: CircleX, colours: 'bg-red-tint text-red' },
  RESERVED: { icon: Clock, colours: 'bg-amber-tint text-amber' },
  SOLD: { icon: CircleCheckBig, colours: 'bg-sand-2/70 text-ink-2' },
  PAUSED: { icon: CirclePause, colours: 'bg-sand-2/70 text-ink-2' },
}

const linkClass = buttonClass({ variant: 'secondary', size: 'sm' })

/** The reason why a plate cannot be bought: it is not public, which only its owner, their staff and admins get to see, or not for sale. */
export const PlateStatusBanner = ({ plate }: { plate: PlateDetail }) => {
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
          <div className="flex flex-wrap gap-3">
            <Link to={similarPlates(plate)} className={linkClass}>
              {t('similar')}
            </Link>
            {!plate.isOwn && <NumberAlert number={plate.plateNumber} />}
          </div>
        )
      }
    />
  )
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

/** Where plates like this one are: those with what is rarest about it, else those with as many digits. */
export const similarPlates = ({ tags, number }: Pick<PlateView, 'tags' | 'number'>): string =>
  paths.numberPlates(tags[0] ? { tags: tags[0] } : { digits: number.length })

/** The price in QAR, and about what that is in dollars. */
export const PlatePrice = ({ price, before }: { price: number; before?: number | null | undefined }) => {
  const { t, language } = useT('listing')
  const plates = useT('plates')
  return (
    <div className="min-w-0">
      <p className="text-2xl font-semibold whitespace-nowrap tabular-nums">
        <bdi>{formatMoney(price, language)}</bdi>
      </p>
      {before && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <Badge tone="green">{plates.t('card.dropped')}</Badge>
          {plates.t('card.before', { price: formatMoney(before, language) })}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-3">
        <bdi>{t('price.approx', { dollars: formatDollars(price, qarToUsd, language) })}</bdi>
      </p>
    </div>
  )
}

/** In the place of the ways to a seller who is the reader: where to change the plate. */
export const OwnPlateLink = () => {
  const { t } = useT('plate')
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-2">{t('own')}</p>
      <Link
        to={paths.sellerDashboard('my-listings', { view: 'plates' })}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('status.manage')}
      </Link>
    </div>
  )
}

type MissingPlateProps = {
  error: Error
  /** Its number, where the address has one. */
  number?: PlateNumber | undefined
  onRetry: () => unknown
}

/** Shown when nobody offers this number, or when it could not be loaded. */
export const MissingPlate = ({ error, number, onRetry }: MissingPlateProps) => {
  const { t } = useT('plate')
  if (!isGone(error)) return <LoadFailed title={t('failed.title')} error={error} onRetry={onRetry} />
  return (
    <div role="alert">
      <EmptyState
        icon={<SearchX />}
        title={t('missing.title')}
        actions={
          <>
            {number && <NumberAlert number={plateText(number)} />}
            <Link
              to={paths.numberPlates()}
              className={buttonClass({ variant: number ? 'secondary' : 'primary' })}
            >
              {t('missing.browse')}
            </Link>
          </>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  )
}

/** The title of a dialog about a plate: by the plate, or before it has come by the number in its address. */
export const usePlateTitle = (slug: string, plate: PlateDetail | undefined): string => {
  const { t, language } = useT()
  const number = plate ?? readPlateNumber(slug)
  return number ? plateTitle(number, language) : t('nav.numberPlates')
}
