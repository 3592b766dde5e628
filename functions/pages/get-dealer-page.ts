import { placeIn } from '#shared/reference/areas.ts'
import { described } from '#shared/rules/described.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { element, paragraphs, wrap } from './html.ts'
import { type Site, siteIn } from './site.ts'
import { rangesOf } from '#shared/rules/qatar-day.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import { askSearch } from '#functions/adapters/ask-search.ts'
import { env } from '#functions/core/env.ts'
import { dayMs } from '#functions/core/time.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import { listDealerReviews } from '#functions/dealers/list-dealer-reviews.ts'
import { findStock, readDealer } from '#functions/dealers/read-dealer.ts'
import { carCards, carList } from './car-cards.ts'
import { dealerPath, dealerThing } from './dealer-thing.ts'
import { sellerContact } from './seller-contact.ts'
import { missingPage, unlessMissing } from './missing-page.ts'
import { type PageImage, sharePage } from './share-page.ts'
import { getDealerPage as route } from '#shared/api/pages.ts'
import { limits } from '#shared/constants/limits.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import { idOrSlug } from '#shared/schemas/ids.ts'

/** A Sunday, from which the days of a week are counted. */
const sunday = Date.UTC(2026, 0, 4)

/** A week's hours as a list of days and times. */
const weekHours = (hours: WeekHours, { words, language }: Site): string => {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return wrap(
    'dl',
    hours.flatMap((open, day) => [
      element('dt', names.format(sunday + day * dayMs)),
      element(
        'dd',
        rangesOf(open)
          .map(({ from, to }) => `${from} – ${to}`)
          .join(', ') || words.closed,
      ),
    ]),
  )
}

/** The newest reviews, each with the dealership's answer; nothing without any. */
const reviewsOf = (
  { rating, reviewCount, reviews }: Awaited<ReturnType<typeof listDealerReviews>>,
  { words }: Site,
): string[] =>
  reviewCount === 0
    ? []
    : [
        element('h2', words.reviews.title),
        element('p', words.reviews.summary(reviewCount, rating)),
        ...reviews.flatMap(({ stars, author, text, language, answer }) => [
          element('h3', words.reviews.by(stars, author)),
          ...paragraphs(text, language),
          ...(answer
            ? [element('h4', words.reviews.answer), ...paragraphs(answer.text, answer.language)]
            : []),
        ]),
      ]

const live = { readDealer, askSearch, listDealerReviews, origin: () => env().PUBLIC_ORIGIN }

const nameOrId = idOrSlug('user')

const publicDealer = async (text: string, deps: typeof live): Promise<DealerRecord | undefined> => {
  const id = nameOrId.safeParse(text)
  if (!id.success) return undefined
  const found = await unlessMissing('DEALER_NOT_FOUND', () => deps.readDealer(id.data, undefined))
  return found?.dealer
}

/** The cover, or without one the logo. Their sizes are not kept. */
const imageOf = (
  { coverImageUrl, logoUrl, businessName }: DealerRecord,
  { origin }: Site,
): PageImage | undefined => {
  const url = coverImageUrl ?? logoUrl
  return url ? { url: `${origin}${url}?w=1280`, alt: businessName } : undefined
}

const contactOf = (dealer: DealerRecord, site: Site): string[] => {
  const { words } = site
  const { phoneNumber, address, hours } = dealer
  return [
    // Left to right in Arabic, too, as numbers are read.
    ...(phoneNumber
      ? [wrap('p', [`${words.phone}: `, element('bdi', readablePhone(phoneNumber), { dir: 'ltr' })])]
      : []),
    ...(address ? [element('p', `${words.address}: ${address}`)] : []),
    ...(hours ? [element('h2', words.hours), weekHours(hours, site)] : []),
  ]
}

/** The storefront of a verified dealer for crawlers, with its newest cars. */
const getDealerPage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const { words, language } = site
  const dealer = await publicDealer(params.id, deps)
  if (!dealer) return missingPage(site, 'dealer', '/dealers')
  const [{ cars, total }, reviews] = await Promise.all([
    findStock(deps.askSearch, dealer.id),
    deps.listDealerReviews({
      actor: undefined,
      params: { id: dealer.id },
      query: { limit: limits.dealerReview.page, cursor: undefined },
    }),
  ])
  const name = dealerName(dealer, language)
  const texts = described(dealer, language)
  const description = words.dealer(name, placeIn(dealer, language), total)
  return sharePage({
    site,
    path: dealerPath(dealer),
    title: name,
    description,
    image: imageOf(dealer, site),
    things: [
      dealerThing(dealer, site, texts[0]?.text ?? description),
      ...(cars.length > 0 ? [carList(cars, site, name)] : []),
    ],
    crumbs: [
      { name: words.menu.home, path: '/' },
      { name: words.menu.dealers, path: '/dealers' },
    ],
    content: [
      ...texts.flatMap(({ text, language: own }) => paragraphs(text, own)),
      ...contactOf(dealer, site),
      ...sellerContact(site, dealer, true),
      carCards(cars, site),
      ...reviewsOf(reviews, site),
    ],
  })
}

export const handler = publicHandler(route, getDealerPage)
