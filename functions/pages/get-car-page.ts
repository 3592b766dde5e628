import { placeIn } from '#shared/reference/areas.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { element, link, list, paragraphs, tag, wrap } from './html.ts'
import { bodyTypeName, makeName, modelName } from './names.ts'
import { type Crumb, type Site, siteIn } from './site.ts'
import {
  driveTypeLabels,
  conditionLabels,
  fuelTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { inspectorLabels, ownerLabels, serviceLabels } from '#shared/reference/evidence.ts'
import { features } from '#shared/reference/features.ts'
import { canBeContacted } from '#shared/rules/availability.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'
import type { ListingCard, ListingDetail } from '#shared/schemas/listing.ts'
import { askSearch } from '#functions/adapters/ask-search.ts'
import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { noCounts } from '#functions/data/counts.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { toListingDetail } from '#functions/listings/views.ts'
import { carCards, carPath, titleOf } from './car-cards.ts'
import { sellerContact } from './seller-contact.ts'
import { carThing } from './structured-data.ts'
import { carsAddress } from './cars-address.ts'
import { listingImage } from './share-images.ts'
import { missingPage, unlessMissing } from './missing-page.ts'
import { sharePage } from './share-page.ts'
import { getCarPage as route } from '#shared/api/pages.ts'
import { described } from '#shared/rules/described.ts'
import { tellCar } from '#shared/rules/tell-car.ts'
import { monthName } from '#shared/rules/qatar-day.ts'
import type { FactLabel } from '#functions/page-text/words.ts'
import { pricesPath } from '#shared/rules/prices-path.ts'
import { idOrSlug } from '#shared/schemas/ids.ts'

/** The facts that a sentence about a car has room for, the telling ones first. */
const shortFacts = (car: ListingDetail, { words, language }: Site): string[] => [
  words.kilometres(car.mileage),
  fuelTypeLabels[car.fuelType][language],
  transmissionLabels[car.transmission][language],
  colorLabels[car.color][language],
  ...(car.isGCCSpec ? [words.labels.isGCCSpec] : []),
  ...(car.hasWarranty ? [words.labels.hasWarranty] : []),
  ...(car.isAccidentFree ? [words.labels.isAccidentFree] : []),
]

const monthOf = (month: string | undefined, language: Site['language']): string | false =>
  month ? monthName(month, language) : false

/** That a report is there, and who made it: the document itself is for buyers in a conversation. */
const reportText = ({ inspectedBy }: ListingDetail, { words, language }: Pick<Site, 'words' | 'language'>) =>
  [words.onRequest, inspectedBy && inspectorLabels[inspectedBy][language]].filter(Boolean).join(': ')

/** Everything that the page of a car lists of it, as a list of names and values. */
const carFacts = (car: ListingDetail, { words, language }: Site): string => {
  const { labels, yes } = words
  const facts: Record<FactLabel, string | false> = {
    make: makeName(car.make, language),
    model: modelName(car.make, car.model, language),
    variant: car.variant,
    year: String(car.year),
    mileage: words.kilometres(car.mileage),
    bodyType: bodyTypeName(car.bodyType, language),
    fuelType: fuelTypeLabels[car.fuelType][language],
    transmission: transmissionLabels[car.transmission][language],
    engineSize: car.engineSize,
    cylinders: car.cylinders !== undefined && String(car.cylinders),
    driveType: car.driveType !== undefined && driveTypeLabels[car.driveType][language],
    seats: car.seats !== undefined && String(car.seats),
    doors: car.doors !== undefined && String(car.doors),
    color: colorLabels[car.color][language],
    condition: conditionLabels[car.condition][language],
    city: placeIn(car, language),
    isGCCSpec: car.isGCCSpec && yes,
    hasWarranty: car.hasWarranty && yes,
    isAccidentFree: car.isAccidentFree && yes,
    isPriceFixed: car.isPriceFixed === true && yes,
    owners: car.owners ? ownerLabels[car.owners][language] : false,
    serviceHistory: car.serviceHistory ? serviceLabels[car.serviceHistory][language] : false,
    istimaraUntil: monthOf(car.istimaraUntil, language),
    fahesAt: monthOf(car.fahesAt, language),
    inspectionReport: car.inspectionReportAt ? reportText(car, { words, language }) : false,
  }
  return wrap(
    'dl',
    (Object.keys(facts) as FactLabel[]).flatMap((name) =>
      facts[name] ? [element('dt', labels[name]), element('dd', facts[name])] : [],
    ),
  )
}

/** The names of a car's features; features in a seller's own words stay unchanged. */
const featureNames = (car: ListingDetail, { language }: Site): string[] =>
  car.features.map(({ feature }) => features.find(({ key }) => key === feature)?.[language] ?? feature)

const live = { readVisible, findDealer, askSearch, origin: () => env().PUBLIC_ORIGIN }

const nameOrId = idOrSlug('listing')

type Found = { car: ListingDetail; version: number; similar: readonly ListingCard[] }

const publicCar = async (text: string, deps: typeof live): Promise<Found | undefined> => {
  const id = nameOrId.safeParse(text)
  if (!id.success) return undefined
  const found = await unlessMissing('LISTING_NOT_FOUND', () => deps.readVisible(id.data, undefined))
  if (!found) return undefined
  const { listing, owner } = found
  const dealer = listing.dealer ? await deps.findDealer(listing.dealer.id) : undefined
  // The document for crawlers says nothing of counts.
  const car = toListingDetail({ ...listing, ...noCounts }, owner, dealer, false)
  return car && { car, version: listing.version, similar: await similarTo(car, deps) }
}

const wayTo = ({ make, model }: ListingDetail, { words, language }: Site): Crumb[] => [
  { name: words.menu.home, path: '/' },
  { name: words.menu.cars, path: '/cars' },
  { name: makeName(make, language), path: carsAddress({ make }) },
  { name: modelName(make, model, language), path: carsAddress({ make, model }) },
]

const sellerOf = ({ dealerProfile: dealer }: ListingDetail, { words, href, language }: Site): string =>
  dealer ? link(href(`/dealer/${dealer.slug}`), dealerName(dealer, language)) : words.labels.privateSeller

/** What the details say, and what the seller wrote: the text in the reader's language first, if there is one. */
const textsOf = (car: ListingDetail, { words, language }: Site): string[] => {
  const told = [
    element(
      'p',
      tellCar(car, language, {
        make: makeName(car.make, language),
        model: modelName(car.make, car.model, language),
        body: bodyTypeName(car.bodyType, language),
        city: placeIn(car, language),
      }),
    ),
    element('p', words.told, { class: 'made' }),
  ]
  const written = described(car, language).map(({ text, language: own }, place) => ({
    html: [
      ...(own === language ? [] : [element('h3', place === 0 ? words.onlyOther : words.alsoOther)]),
      ...paragraphs(text, own),
    ],
    isOwn: own === language,
  }))
  return [
    element('h2', words.labels.about),
    ...written.filter(({ isOwn }) => isOwn).flatMap(({ html }) => html),
    ...told,
    ...written.filter(({ isOwn }) => !isOwn).flatMap(({ html }) => html),
  ]
}

const similarAtMost = 8

/** Other cars of its model; none while the search does not answer, since messengers want the car alone. */
const similarTo = async ({ id, make, model }: ListingDetail, deps: typeof live): Promise<ListingCard[]> => {
  const query = listingQuery.parse({ make, model, limit: String(similarAtMost + 1) })
  const found = await deps.askSearch('searchCars', query).catch(() => undefined)
  return found?.listings.filter((other) => other.id !== id).slice(0, similarAtMost) ?? []
}

const contentOf = ({ car, similar }: Found, site: Site, name: string): string[] => {
  const { words, origin, href, language } = site
  const { labels } = words
  const features = featureNames(car, site)
  return [
    element('p', words.price(car.priceQAR), { class: 'price' }),
    ...(car.availability === 'AVAILABLE' ? [] : [element('p', words.availability[car.availability])]),
    wrap(
      'div',
      car.images.map(({ imageUrl, width, height }, place) =>
        tag('img', {
          src: `${origin}${imageUrl}?w=960`,
          width,
          height,
          alt: name,
          ...(place > 2 && { loading: 'lazy' }),
        }),
      ),
      { class: 'photos' },
    ),
    carFacts(car, site),
    ...(features.length > 0
      ? [element('h2', labels.features), list(features.map((each) => element('span', each)))]
      : []),
    ...textsOf(car, site),
    element('h2', labels.seller),
    wrap('p', [sellerOf(car, site)]),
    ...sellerContact(site, car.seller, canBeContacted(car.availability)),
    wrap('p', [
      link(
        href(pricesPath(car.make, car.model, car.year)),
        words.values.valueTitle(
          `${makeName(car.make, language)} ${modelName(car.make, car.model, language)} ${car.year}`,
        ),
      ),
    ]),
    ...(similar.length > 0
      ? [
          element('h2', words.similarCars),
          carCards(similar, site),
          wrap('p', [link(href(carsAddress({ make: car.make, model: car.model })), words.values.allOnSale)]),
        ]
      : []),
  ]
}

/** The document of a public car, in the words of its language. */
const carDocument = (found: Found, site: Site): string => {
  const { car, version } = found
  const { words, origin, language } = site
  const name = titleOf(car, site)
  const { title, description } = words.car({
    name,
    price: words.price(car.priceQAR),
    city: placeIn(car, language),
    facts: shortFacts(car, site),
    dealer: car.dealerProfile ? dealerName(car.dealerProfile, language) : undefined,
    availability: car.availability,
  })
  const images = car.images.map(({ imageUrl }) => `${origin}${imageUrl}?w=1280`)
  return sharePage({
    site,
    path: carPath(car.slug),
    title,
    description,
    image: listingImage(site, car.id, name, version),
    things: [carThing(car, site, { name, description, images })],
    crumbs: wayTo(car, site),
    content: contentOf(found, site, name),
    price: car.priceQAR,
  })
}

/** The page of a car for crawlers; always the public view, without an owner's. */
const getCarPage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const found = await publicCar(params.id, deps)
  return found ? carDocument(found, site) : missingPage(site, 'car', '/cars')
}

export const handler = publicHandler(route, getCarPage)
