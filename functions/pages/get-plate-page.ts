import { AppError } from '#functions/core/app-error.ts'
import { env } from '#functions/core/env.ts'
import { reply } from '#functions/core/respond.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { plateThing } from '#functions/pages/plate-thing.ts'
import { pageAddress, pageWords, sharePage } from '#functions/pages/share-page.ts'
import type { PageLanguage } from '#functions/pages/words.ts'
import type { PlateRecord } from '#functions/data/plates.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'
import { shareImageSize } from '#functions/plates/share-image.ts'
import { getPlatePage as route } from '#shared/api/pages.ts'
import { plateLocationWords, plateTagWords } from '#shared/reference/plate-vocabulary.ts'
import { plateTitle } from '#shared/reference/plate-title.ts'
import { platePlace } from '#shared/rules/plate.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import { plateIdOrSlug } from '#shared/schemas/plate.ts'

const live = { readVisiblePlate, origin: () => env().PUBLIC_ORIGIN }

const index = '/number-plates'

/** The document of a plate, in its own words and the site's. */
const plateDocument = (plate: PlateRecord, language: PageLanguage, origin: string): string => {
  const words = pageWords[language]
  const name = plateTitle(plate, language)
  const { title, description } = words.plate({
    name,
    price: words.price(plate.price),
    place: plateLocationWords[plate.location][language],
    tags: plateTags(plate.number).map((tag) => plateTagWords[tag][language]),
    availability: plate.availability,
  })
  // By its own place: the number of a sold plate may be another's by now, and so would the picture be.
  const place = platePlace(plate)
  const path = `${index}/${place}`
  const imageUrl = `${origin}/api/number-plates/${place}/image?v=${plate.version}`
  return sharePage({
    origin,
    language,
    path,
    title,
    description,
    image: { url: imageUrl, ...shareImageSize, alt: name },
    thing: plateThing(plate, { name, description, imageUrl, url: pageAddress(origin, path, language) }),
  })
}

const goneDocument = (language: PageLanguage, origin: string): string =>
  sharePage({ origin, language, path: index, ...pageWords[language].gone, isMissing: true })

const visible = async (text: string, deps: typeof live): Promise<PlateRecord | undefined> => {
  const id = plateIdOrSlug.safeParse(text)
  if (!id.success) return undefined
  try {
    return (await deps.readVisiblePlate(id.data, undefined)).plate
  } catch (error) {
    if (error instanceof AppError && error.code === 'PLATE_NOT_FOUND') return undefined
    throw error
  }
}

/** The page of a plate for crawlers; nobody's own, so what the public may not see is not there. */
export const getPlatePage = async ({ params }: Input<typeof route>, deps = live) => {
  const plate = await visible(params.id, deps)
  const origin = deps.origin()
  return plate
    ? plateDocument(plate, params.language, origin)
    : reply(goneDocument(params.language, origin), { status: 404 })
}

export const handler = routeHandler(route, getPlatePage)
