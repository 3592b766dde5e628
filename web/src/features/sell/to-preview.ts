import { qarToUsd, homeCountryName } from '#shared/constants/market.ts'
import { laterAnswersOf } from '#shared/rules/later-answers.ts'
import { confirmedMarksOf } from '#shared/rules/reach.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import { vinEndingOf } from '#shared/rules/vin.ts'
import type { CarDraft, ListingDetail, OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { changesOf, type Answers } from './answers.ts'

type UnsavedListing = {
  answers: Answers
  photos: readonly Upload[]
  video: readonly Upload[]
  documents: readonly Upload[]
  saved: OwnListing | null
  title: string
  seller: CurrentUser
}

/** The best known size of a photo that has not been attached yet: the page crops it anyway. */
const unknownSize = { width: 1600, height: 1200, placeholder: '' }

const photosOf = ({ photos, saved }: UnsavedListing): ListingDetail['images'] =>
  photos
    .flatMap(({ state, kind }) => (state.phase === 'ready' ? [{ imageUrl: state.url, kind }] : []))
    .map(({ imageUrl, kind }, index) => {
      const known = saved?.images.find((photo) => photo.imageUrl === imageUrl)
      const id = imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
      return { ...unknownSize, id, imageUrl, ...known, kind, isMain: index === 0 }
    })

const videoOf = ({ video: [film], saved }: UnsavedListing): ListingDetail['video'] => {
  if (film?.state.phase !== 'ready' || !film.poster) return null
  const videoUrl = film.state.url
  if (saved?.video?.videoUrl === videoUrl) return saved.video
  const [id = '', posterId = ''] = [videoUrl, film.poster].map((url) => url.slice(url.lastIndexOf('/') + 1))
  return {
    ...unknownSize,
    id,
    videoUrl,
    // Its browser shows what it can play whatever this says.
    contentType: 'video/mp4',
    seconds: 0,
    poster: { ...unknownSize, id: posterId, imageUrl: film.poster, isMain: false },
  }
}

const sellerOf = (user: CurrentUser): Pick<ListingDetail, 'seller' | 'dealerProfile' | 'dealerProfileId'> => {
  const name = (isDealershipSeller(user) && user.companyName) || user.firstName
  // A dealership is reached by the numbers of its page alone, which the page of the preview asks for.
  const number = isDealershipSeller(user) ? null : user.phoneNumber || null
  const numbers = { phoneNumber: number, whatsappNumber: number }
  const seller = { name, memberSince: user.createdAt, ...confirmedMarksOf(user, number), ...numbers }
  if (!isDealershipSeller(user)) return { seller, dealerProfile: null, dealerProfileId: null }
  return {
    seller,
    dealerProfileId: user.id,
    dealerProfile: {
      id: user.id,
      slug: user.id,
      businessName: name,
      city: user.city ?? '',
      rating: null,
      reviewCount: 0,
      ...numbers,
    },
  }
}

/** The listing that the answers would make; null before they have everything that a submission needs. */
export const toPreview = (unsaved: UnsavedListing): ListingDetail | null => {
  const { answers, saved, title, seller } = unsaved
  // Nothing is stored before, so that nothing is taken back.
  const car = changesOf(answers) as CarDraft
  const { make, model, year, mileage, priceQAR, city, condition } = car
  const { bodyType, fuelType, transmission, color } = car
  if (!make || !model || !year || mileage === undefined || !priceQAR || !city || !condition) return null
  if (!bodyType || !fuelType || !transmission || !color) return null
  const now = new Date().toISOString()
  const images = photosOf(unsaved)
  const hasReport = unsaved.documents.some(
    ({ key, state }) => key === 'inspectionReport' && state.phase === 'ready',
  )
  return {
    ...sellerOf(seller),
    make,
    model,
    year,
    mileage,
    priceQAR,
    city,
    condition,
    bodyType,
    fuelType,
    transmission,
    color,
    id: saved?.id ?? 'preview',
    slug: saved?.slug ?? 'preview',
    // It is built in the language in use.
    title,
    titleAr: title,
    variant: car.variant ?? '',
    engineSize: car.engineSize ?? '',
    description: car.description ?? '',
    vinEnding: vinEndingOf(car.vin),
    ...(hasReport && { inspectionReportAt: saved?.inspectionReportAt ?? now }),
    ...laterAnswersOf(car, hasReport),
    features: (car.features ?? []).map((feature) => ({ id: feature, feature })),
    isGCCSpec: car.isGCCSpec ?? false,
    hasWarranty: car.hasWarranty ?? false,
    isAccidentFree: car.isAccidentFree ?? true,
    country: saved?.country ?? homeCountryName,
    priceUSD: Math.round(priceQAR * qarToUsd),
    previousPriceQAR: null,
    priceHistory: [],
    isFeatured: saved?.isFeatured ?? false,
    availability: 'AVAILABLE',
    images,
    video: videoOf(unsaved),
    imageCount: images.length,
    publishedAt: saved?.publishedAt ?? null,
    createdAt: saved?.createdAt ?? now,
    updatedAt: now,
    viewCount: saved?.viewCount ?? 0,
    contactCount: saved?.contactCount ?? 0,
  }
}
