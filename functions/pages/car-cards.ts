import { placeIn } from '#shared/reference/areas.ts'
import { titleIn } from '#shared/rules/title-in.ts'
import { link, list, tag, wrap, element } from '#functions/pages/html.ts'
import type { Site, Thing } from '#functions/pages/site.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

export const carPath = (slug: string): string => `/cars/${slug}`

export const titleOf = ({ title, titleAr }: Pick<ListingCard, 'title' | 'titleAr'>, { language }: Site) =>
  language === 'ar' ? titleAr : title

const photoOf = ({ images: [photo] }: ListingCard, alt: string, origin: string): string =>
  photo
    ? tag('img', {
        src: `${origin}${photo.imageUrl}?w=640`,
        width: photo.width,
        height: photo.height,
        alt,
        loading: 'lazy',
      })
    : ''

const card = (car: ListingCard, site: Site): string => {
  const { words, origin, language, href } = site
  const title = titleOf(car, site)
  const facts = [
    words.price(car.priceQAR),
    words.kilometres(car.mileage),
    placeIn(car, language),
    ...(car.availability === 'AVAILABLE' ? [] : [words.availability[car.availability]]),
  ]
  return [
    photoOf(car, title, origin),
    wrap('h2', [link(href(carPath(car.slug)), titleIn(car, language))]),
    element('p', facts.join(' · ')),
  ].join('')
}

/** Cars as links with photo, price and place. */
export const carCards = (cars: readonly ListingCard[], site: Site): string =>
  list(
    cars.map((car) => card(car, site)),
    { class: 'cards' },
  )

/** Cars as schema.org lists what each has a page of its own for. `skipped` are on the pages before. */
export const carList = (cars: readonly ListingCard[], site: Site, name: string, skipped = 0): Thing => ({
  '@type': 'ItemList',
  name,
  itemListElement: cars.map((car, index) => ({
    '@type': 'ListItem',
    position: skipped + index + 1,
    name: titleOf(car, site),
    url: site.address(carPath(car.slug)),
  })),
})
