import type { getAdminListing } from '#shared/api/admin.ts'
import type { Answer } from '#shared/api/contract.ts'
import { Notice } from '#web/ui/notice.tsx'
import { titleIn } from '#shared/rules/title-in.ts'
import { useState, type ReactNode } from 'react'
import { ImageOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import type { SamePhoto } from '#shared/schemas/listing.ts'
import type { Photo } from '#shared/schemas/upload.ts'
import { paths } from '#web/app/paths.ts'
import { CarVideo } from '#web/entities/listing/car-video.tsx'
import type { ReviewedListing } from '#shared/schemas/reviewed-listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { photoSourceSet } from '#web/ui/photo-source.ts'
import { useFactsOf, type FactName } from './listing-facts.ts'

/** A part of what is under review, under its heading. */
export const ReviewPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 text-base">{title}</h3>
    {children}
  </section>
)

/** Every short answer about a car, the missing ones too. */
export const ListingFacts = ({ listing }: { listing: AdminListing }) => {
  const { t } = useT('admin')
  const facts = Object.entries(useFactsOf()(listing)) as [FactName, string | undefined][]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm max-lg:sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-3">{t(`fact.${name}`)}</dt>
          <dd className="break-words">
            {value ? <bdi>{value}</bdi> : <span className="text-ink-3">{t('fact.missing')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The width that a listing's photo takes in its review, where the first is the large one. */
export const reviewSizes = (index: number): string =>
  index === 0 ? '(min-width: 40rem) 40rem, 92vw' : '(min-width: 40rem) 20rem, 46vw'

type ListingPhotosProps = {
  listing: AdminListing
  title: string
  /** The listing when it was last approved; null when it never was. */
  approved: ReviewedListing | null | undefined
}

/** All photos of a listing, the main one large, each opens in full in a tab of its own; and its video. */
export const ListingPhotos = (props: ListingPhotosProps) => {
  const { t } = useT('admin')
  const isBare = props.listing.images.length === 0
  return (
    <>
      {isBare ? <p className="text-sm text-ink-2">{t('photos.none')}</p> : <PhotoList {...props} />}
      <ListingVideo {...props} />
    </>
  )
}

const PhotoList = ({ listing, title }: ListingPhotosProps) => {
  const { t } = useT('admin')
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {listing.images.map((photo, index) => (
        <li key={photo.id} className="first:col-span-2 first:row-span-2">
          <a
            href={photo.imageUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="block rounded-control"
          >
            <ListingPhoto
              photo={photo}
              alt={t('photo', { number: index + 1, title })}
              sizes={reviewSizes(index)}
            />
          </a>
          <SamePhotoElsewhere
            listings={listing.samePhotos
              .filter(({ photoId }) => photoId === photo.id)
              .map((same) => same.listing)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The video of a listing, and whether it is another one than when it was last approved. */
const ListingVideo = ({ listing: { video }, title, approved }: ListingPhotosProps) => {
  const { t } = useT('admin')
  if (!video) return null
  return (
    <div className="mt-3">
      <CarVideo
        key={video.id}
        video={video}
        label={`${t('video')}: ${title}`}
        failure={t('video.failed')}
        className="max-h-96 w-full rounded-control"
      />
      {approved?.hasSameVideo === false && <p className="mt-2 text-xs text-ink-3">{t('video.changed')}</p>}
    </div>
  )
}

/** Says below a photo which listings of other sellers have it too; nothing when none has. */
const SamePhotoElsewhere = ({ listings }: { listings: readonly SamePhoto['listing'][] }) => {
  const { t } = useT('admin')
  if (listings.length === 0) return null
  return (
    <div className="mt-2 rounded-control bg-amber-tint px-3.5 py-2.5 text-xs">
      <p className="text-amber">{t('photo.same')}</p>
      <ul>
        {listings.map((listing) => (
          <li key={listing.id} className="py-1 break-words">
            <ListingName listing={listing} underlined />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ListingNameProps = { listing: SamePhoto['listing']; underlined?: boolean }

/** The title of a listing, with a link to it as long as it is public. */
export const ListingName = ({ listing, underlined = false }: ListingNameProps) => {
  const { language } = useT()
  const title = <bdi>{titleIn(listing, language)}</bdi>
  if (!listing.slug) return title
  return (
    <Link
      to={paths.car(listing.slug)}
      className={cx('underline-offset-4', underlined ? 'underline' : 'hover:underline')}
    >
      {title}
    </Link>
  )
}

type ListingPhotoProps = {
  photo: Photo | undefined
  alt: string
  /** The width it takes on the page. */
  sizes: string
  className?: string
}

/** A photo as a reviewer sees it: a missing one is named, not hidden. */
export const ListingPhoto = ({ photo, alt, sizes, className }: ListingPhotoProps) => {
  const { t } = useT('admin')
  const [broken, setBroken] = useState(false)
  const frame = cx('aspect-[4/3] w-full rounded-control bg-sand', className)
  if (!photo || broken)
    return (
      <span
        className={cx(
          frame,
          'grid place-content-center justify-items-center gap-1.5 p-2 text-center text-xs text-ink-2',
        )}
      >
        <ImageOff aria-hidden className="size-6 stroke-[1.25]" />
        {t(photo ? 'photo.missing' : 'photo.none')}
      </span>
    )
  return (
    <img
      src={`${photo.imageUrl}?w=320`}
      srcSet={photoSourceSet(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      style={{ backgroundImage: `url("${photo.placeholder}")` }}
      className={cx(frame, 'bg-cover object-cover')}
    />
  )
}

type SameChassisProps = { others: NonNullable<Answer<typeof getAdminListing>['sameChassis']> }

/** The other live listings with its chassis number: of another seller it is a warning, of the same one a question. */
export const SameChassis = ({ others }: SameChassisProps) => {
  const { t, language } = useT('moderation')
  const isOfOthers = others.some(({ isSameSeller }) => !isSameSeller)
  return (
    <div className="mt-2">
      <Notice tone={isOfOthers ? 'red' : 'amber'} title={t(isOfOthers ? 'chassis.others' : 'chassis.own')}>
        <ul className="mt-1 flex flex-col gap-1">
          {others.map(({ listing, seller, isSameSeller }) => (
            <li key={listing.id}>
              <Link to={paths.car(listing.id)} target="_blank" className="text-maroon hover:underline">
                <bdi>{titleIn(listing, language)}</bdi>
              </Link>
              {!isSameSeller && (
                <>
                  {' · '}
                  <bdi>{seller}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
