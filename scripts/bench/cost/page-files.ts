import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '#scripts/site/build-site.ts'
import { brotliSize, pageWeight, type Manifest } from '#scripts/site/page-bytes.ts'
import { routes } from '#web/app/routes.ts'
import type { PageBytes } from './monthly.ts'

// Photographs of cars, which the drawn ones of the demo are not: AVIF of 640 and of 960 pixels as the photo job makes it.
const cardPhotoBytes = 45_000
const carPhotoBytes = 110_000
// As a phone asks for them: what is near the screen of a result page, and a car's gallery as far as people look.
const cardsSeen = 8
const carPhotosSeen = 4

/** What a visit loads besides the API: the built site's results and car pages, one font, and photos. */
export const readPageBytes = async (
  root: string,
  visit: { lists: number; cars: number },
): Promise<PageBytes> => {
  const folder = await buildSite({ root })
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const pages = {
    page: routes.cars.page,
    firstPart: `pages/${routes.car.page}`,
    messages: [...routes.cars.messages, ...routes.car.messages],
  }
  const { js, css } = pageWeight(manifest, pages, brotliSize(folder))
  const fonts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'))
  const font = Math.max(...fonts.map((name) => statSync(join(folder, 'assets', name)).size))
  const photoRequests = visit.lists * cardsSeen + visit.cars * carPhotosSeen
  return {
    staticBytes: js + css + font,
    // Chunks of the pages, style sheet, font, icon, document.
    staticRequests: 24,
    photoBytes: visit.lists * cardsSeen * cardPhotoBytes + visit.cars * carPhotosSeen * carPhotoBytes,
    photoRequests,
  }
}
