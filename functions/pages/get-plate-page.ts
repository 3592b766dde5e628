import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { element, tag } from '#functions/pages/html.ts'
import { missingPage, unlessMissing } from './missing-page.ts'
import { plateImage } from './share-images.ts'
import { plateThing } from './structured-data.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import { siteIn, type Site } from '#functions/pages/site.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'
import { shareImageSize } from '#functions/drawing/share-frame.ts'
import { getPlatePage as route } from '#shared/api/pages.ts'
import { plateLocationLabels, plateTagLabels } from '#shared/reference/plate-vocabulary.ts'
import { plateTitle, platePlace } from '#shared/rules/plate.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import { plateIdOrSlug } from '#shared/schemas/plate.ts'

const live = { readVisiblePlate, origin: () => env().PUBLIC_ORIGIN }

const index = '/number-plates'

/** The document of a plate, in its own words and the site's. */
const plateDocument = (plate: PlateRecord, site: Site): string => {
  const { words, language, address } = site
  const name = plateTitle(plate, language)
  const { title, description } = words.plate({
    name,
    price: words.price(plate.price),
    place: plateLocationLabels[plate.location][language],
    tags: plateTags(plate.number).map((each) => plateTagLabels[each][language]),
    availability: plate.availability,
  })
  // By its own place: another plate may hold the number of a sold one now, and the picture would be that one's.
  const place = platePlace(plate)
  const path = `${index}/${place}`
  const image = plateImage(site, place, name, plate.version)
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
      tag('img', { src: image.url, ...shareImageSize, alt: name }),
      ...(plate.description ?? '')
        .split(/\n+/)
        .filter(Boolean)
        .map((text) => element('p', text)),
    ],
    price: plate.price,
  })
}

const visible = async (text: string, deps: typeof live): Promise<PlateRecord | undefined> => {
  const id = plateIdOrSlug.safeParse(text)
  if (!id.success) return undefined
  return (await unlessMissing('PLATE_NOT_FOUND', () => deps.readVisiblePlate(id.data, undefined)))?.plate
}

/** The page of a plate for crawlers; always the public view, without an owner's. */
export const getPlatePage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const plate = await visible(params.id, deps)
  return plate ? plateDocument(plate, site) : missingPage(site, 'plate', index)
}

export const handler = publicHandler(route, getPlatePage)
