import type { ReactNode } from 'react'
import { CircleCheck, Clock, MapPin, Star, TrendingDown } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { plateSize } from '#shared/drawing/plate-layout.ts'
import { isShownFeatured } from '#shared/rules/availability.ts'
import { plateTitle } from '#shared/rules/plate.ts'
import type { ListedPlate, PlateView } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { plateLabel } from '#web/entities/plate/labels.ts'
import { contactHash, listQuery, openedFrom } from '#web/entities/plate/plate-address.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

// One line of them fits on the narrowest card; the details show all.
const shownTags = 2

const { width, height } = plateSize

/** The grid that plates lie in. */
export const plateGrid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3'

type PlateCardProps = {
  plate: ListedPlate
  /** Why it is shown, when it is not what was looked for. */
  why?: string
  /** Over the plate's ground: the favorite button. */ action?: ReactNode
}

/** A plate on offer: how it looks, its price, what is remarkable about it, where it is. All of it leads to its details. */
export const PlateCard = ({ plate, why, action }: PlateCardProps) => {
  const { t, language } = useT('plates')
  const digits = t('digits.name', { count: plate.number.length })
  const tags = plate.tags.slice(0, shownTags).map((tag) => plateLabel(tag, language))
  const name = plateTitle(plate, language)
  const button = buttonClass({ variant: 'secondary', tight: true })
  return (
    <article className="group relative flex flex-col overflow-clip rounded-card border border-line bg-card transition-shadow hover:shadow-card">
      <h3 className="bg-sand px-5 pt-16 pb-10">
        <span className="sr-only">{name}</span>
        <PlateDrawing
          plate={plate}
          decorative
          className="transition-[scale] duration-200 group-hover:scale-[1.025]"
        />
      </h3>
      <PlateBadges plate={plate} />
      <div className="flex flex-1 flex-col p-4">
        {why && <p className="mb-2 text-sm font-medium text-green">{why}</p>}
        <p className="text-lg font-semibold whitespace-nowrap tabular-nums">
          <bdi>{formatMoney(plate.price, language)}</bdi>
        </p>
        {plate.previousPrice && (
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-green">
            <TrendingDown aria-hidden className="size-4" />
            {t('card.before', { price: formatMoney(plate.previousPrice, language) })}
          </p>
        )}
        {plate.similar && <SimilarPrices similar={plate.similar} />}
        <ul className="mt-2 flex h-6.5 flex-wrap gap-2 overflow-clip">
          {(tags.length > 0 ? tags : [digits]).map((word) => (
            <li key={word} className="flex">
              <Badge>{word}</Badge>
            </li>
          ))}
        </ul>
        <p className="mt-2 flex items-center gap-1.5 text-sm text-ink-2">
          <MapPin aria-hidden className="size-4 text-ink-3" />
          {plateLabel(plate.location, language)}
        </p>
        <div className="mt-auto grid grid-cols-2 gap-2 pt-4">
          <PlateLink slug={plate.slug} opens="contact" className={`${button} relative z-10`}>
            {t('card.contact')}
            <span className="sr-only">{name}</span>
          </PlateLink>
          {/* The link covers the card. */}
          <PlateLink slug={plate.slug} opens="details" className={`${button} after:absolute after:inset-0`}>
            {t('card.details')}
            <span className="sr-only">{name}</span>
          </PlateLink>
        </div>
      </div>
      {action && <div className="absolute end-2 top-2 z-10">{action}</div>}
    </article>
  )
}

/** The asking prices of similar numbers. */
const SimilarPrices = ({ similar }: { similar: NonNullable<ListedPlate['similar']> }) => {
  const { rich, language } = useT('plates')
  const money = (riyals: number) => <bdi className="whitespace-nowrap">{formatMoney(riyals, language)}</bdi>
  return (
    <p className="mt-0.5 text-xs text-ink-3 tabular-nums">
      {similar.low === similar.high
        ? rich('card.similar.one', { price: money(similar.low) })
        : rich('card.similar', { low: money(similar.low), high: money(similar.high) })}
    </p>
  )
}

const PlateBadges = ({ plate }: { plate: PlateView }) => {
  const { t } = useT('plates')
  const isReserved = plate.availability === 'RESERVED'
  return (
    <div className="absolute start-3 top-3 flex gap-2">
      <Badge
        tone="float"
        icon={isReserved ? <Clock className="text-amber" /> : <CircleCheck className="text-green" />}
      >
        {t(isReserved ? 'card.reserved' : 'card.available')}
      </Badge>
      {isShownFeatured(plate) && (
        <Badge tone="float" icon={<Star className="fill-amber text-amber" />}>
          {t('card.featured')}
        </Badge>
      )}
    </div>
  )
}

type PlateLinkProps = {
  slug: string
  /** The dialog that opens over the list: the plate's details, or the ways to reach its seller. */
  opens: 'details' | 'contact'
  className?: string
  children: ReactNode
}

/** From the list to one of its plates: the list's query stays in the address, and closing leads back to this link. */
const PlateLink = ({ slug, opens, className, children }: PlateLinkProps) => {
  const { search } = useLocation()
  return (
    <Link
      to={{
        pathname: paths.numberPlate(slug),
        search: listQuery(search),
        hash: opens === 'contact' ? contactHash : '',
      }}
      state={{ fromList: true }}
      onClick={(event) => openedFrom(event.currentTarget)}
      className={className}
    >
      {children}
    </Link>
  )
}

/** A PlateCard that is still to come, of the same geometry. */
export const PlateCardSkeleton = () => (
  <div aria-hidden className="flex flex-col overflow-clip rounded-card border border-line bg-card">
    <div className="bg-sand px-5 pt-16 pb-10">
      <svg viewBox={`0 0 ${width} ${height}`} className="block w-full animate-pulse-soft fill-sand-2/70">
        <rect width={width} height={height} rx="44" />
      </svg>
    </div>
    <div className="p-4">
      <Line text="text-lg" bar="w-32" />
      <Skeleton className="mt-2 h-6.5 w-24 rounded-full" />
      <div className="mt-2">
        <Line text="text-sm" bar="w-24" />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Skeleton className="h-11 rounded-control" />
        <Skeleton className="h-11 rounded-control" />
      </div>
    </div>
  </div>
)

// Each line box is as tall as the text it stands for, in either language.
const Line = ({ text, bar }: { text: string; bar: string }) => (
  <span className={`flex items-center ${text}`}>
    &#8203;
    <Skeleton className={`h-[0.7em] ${bar}`} />
  </span>
)
