import { askSearch } from '#functions/adapters/ask-search.ts'
import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { noCounts } from '#functions/data/counts.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { type PlateRecord, toPlateView } from '#functions/data/plate-record.ts'
import { element, link, list, paragraphs, tag, wrap } from '#functions/pages/html.ts'
import { plateLine } from './plate-line.ts'
import { sellerContact } from './seller-contact.ts'
import { missingPage, unlessMissing } from './missing-page.ts'
import { plateImage } from './share-images.ts'
import { plateThing } from './structured-data.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import { siteIn, type Site } from '#functions/pages/site.ts'
import { toPlateDetail } from '#functions/plates/views.ts'
import { canBeContacted } from '#shared/rules/availability.ts'
import { plateQuery } from '#shared/schemas/plate-query.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'
import { shareImageSize } from '#functions/drawing/share-frame.ts'
import { getPlatePage as route } from '#shared/api/pages.ts'
import { plateLocationLabels, plateTagLabels } from '#shared/reference/plate-vocabulary.ts'
import { platePictureVersion, platePlace, plateTitle } from '#shared/rules/plate.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import { type PlateDetail, plateIdOrSlug, type PlateView } from '#shared/schemas/plate.ts'

const live = { readVisiblePlate, findDealer, askSearch, origin: () => env().PUBLIC_ORIGIN }

const index = '/number-plates'

type Found = { plate: PlateRecord; seller: PlateDetail['seller']; similar: readonly PlateView[] }

const similarAtMost = 8

/** Plates with nearly its number; none while the search does not answer, since messengers want the plate alone. */
const similarTo = async ({ id, number }: PlateRecord, deps: typeof live): Promise<PlateView[]> => {
  const found = await deps
    .askSearch('searchPlates', plateQuery.parse({ search: number }))
    .catch(() => undefined)
  const plates = found ? [...found.plates, ...found.near.map(({ plate }) => plate)] : []
  return plates
    .filter((other) => other.id !== id)
    .slice(0, similarAtMost)
    .map(toPlateView)
}

/** The document of a plate, in its own words and the site's. */
const plateDocument = ({ plate, seller, similar }: Found, site: Site): string => {
  const { words, language, address, href } = site
  const name = plateTitle(plate, language)
  const { title, description } = words.plate({
    name,
    price: words.price(plate.price),
    place: plateLocationLabels[plate.location][language],
    tags: plateTags(plate.number).map((each) => plateTagLabels[each][language]),
    availability: plate.availability,
  })
  const path = `${index}/${platePlace(plate)}`
  // By its id: another plate may hold the number next, and caches would keep this one's picture for that one.
  const image = plateImage(site, plate.id, name, platePictureVersion(plate))
  return sharePage({
    site,
    path,
    title,
    description,
    image,
    things: [plateThing(plate, { name, description, imageUrl: image.url, url: address(path) })],
    crumbs: [
      { name: words.menu.home, path: '/' },
      { name: words.menu.numberPlates, path: index },
    ],
    content: [
      element('p', words.price(plate.price), { class: 'price' }),
      tag('img', { src: image.url, ...shareImageSize, alt: name }),
      ...paragraphs(plate.description ?? ''),
      ...sellerContact(site, seller, canBeContacted(plate.availability)),
      ...(similar.length > 0
        ? [element('h2', words.similarPlates), list(similar.map((other) => plateLine(other, site)))]
        : []),
      wrap('p', [link(href(index), words.menu.numberPlates)]),
    ],
    price: plate.price,
  })
}

const visible = async (text: string, deps: typeof live): Promise<Found | undefined> => {
  const id = plateIdOrSlug.safeParse(text)
  if (!id.success) return undefined
  const found = await unlessMissing('PLATE_NOT_FOUND', () => deps.readVisiblePlate(id.data, undefined))
  if (!found) return undefined
  const { plate, owner } = found
  const [dealer, similar] = await Promise.all([
    plate.dealer ? deps.findDealer(plate.dealer.id) : undefined,
    similarTo(plate, deps),
  ])
  return { plate, seller: toPlateDetail({ ...plate, ...noCounts }, owner, dealer, undefined).seller, similar }
}

/** The page of a plate for crawlers; always the public view, without an owner's. */
export const getPlatePage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const found = await visible(params.id, deps)
  return found ? plateDocument(found, site) : missingPage(site, 'plate', index)
}

export const handler = publicHandler(route, getPlatePage)
