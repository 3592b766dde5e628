import { homeCountry } from '#shared/constants/market.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { type DealerRecord, starsOf } from '#functions/data/dealers.ts'
import { cityName } from '#functions/pages/names.ts'
import type { Site, Thing } from '#functions/pages/site.ts'
import { ratingOf } from '#shared/rules/dealer-review.ts'
import { rangesOf } from '#shared/rules/qatar-day.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import { isWebAddress } from '#shared/rules/web-address.ts'

/** The days of `WeekHours`, as schema.org names them. */
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const openingHours = (hours: WeekHours): Thing[] =>
  hours.flatMap((open, day) =>
    rangesOf(open).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${days[day]}`,
      opens: from === to ? '00:00' : from,
      // Around the clock; equal times would say closed: https://developers.google.com/search/docs/appearance/structured-data/local-business
      closes: from === to ? '23:59' : to,
    })),
  )

export const dealerPath = ({ slug }: Pick<DealerRecord, 'slug'>): string => `/dealer/${slug}`

/** A dealership as schema.org describes one, with its public details. */
export const dealerThing = (dealer: DealerRecord, site: Site, description: string): Thing => {
  const { origin, language, address } = site
  const { rating, reviewCount } = ratingOf(starsOf(dealer))
  const pictures = [dealer.coverImageUrl, dealer.logoUrl].filter((url) => url !== null)
  return {
    '@type': 'AutoDealer',
    name: dealerName(dealer, language),
    description,
    url: address(dealerPath(dealer)),
    ...(pictures.length > 0 && { image: pictures.map((url) => origin + url) }),
    ...(dealer.logoUrl && { logo: origin + dealer.logoUrl }),
    ...(dealer.phoneNumber && { telephone: dealer.phoneNumber }),
    // An earlier release stored what other programs read as another site.
    ...(dealer.website && isWebAddress(dealer.website) && { sameAs: dealer.website }),
    address: {
      '@type': 'PostalAddress',
      ...(dealer.address && { streetAddress: dealer.address }),
      addressLocality: cityName(dealer.city, language),
      addressCountry: homeCountry,
    },
    ...(dealer.hours && { openingHoursSpecification: openingHours(dealer.hours) }),
    // Google takes no rating without the number of those who rated.
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 },
    }),
  }
}
