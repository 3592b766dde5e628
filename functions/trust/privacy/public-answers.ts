import { gunzipSync } from 'node:zlib'
import { writeSitemaps } from '#functions/jobs/write-sitemaps.ts'
import { namesInIndex } from '#functions/pages/sitemaps.ts'
import { anyIp } from '#functions/testing/api.ts'
import { sampleRoute, type World } from '#functions/trust/privacy/world.ts'
import { liveRoutes } from '#shared/api/routes.ts'

/** A response that everybody may read: its path, and its headers and bytes as text. */
export type PublicAnswer = { path: string; status: number; said: string }

const gzipMagic = Buffer.from([0x1f, 0x8b])

// Bytes of pictures are read as text, because a picture's metadata is text; what browsers hold of the search is gzip.
const ask =
  (url: string) =>
  async (path: string): Promise<PublicAnswer> => {
    const response = await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': anyIp() } })
    const sent = Buffer.from(await response.arrayBuffer())
    const bytes = sent.subarray(0, 2).equals(gzipMagic) ? gunzipSync(sent) : sent
    const isText = /json|text|xml/.test(response.headers.get('content-type') ?? '')
    const headers = JSON.stringify([...response.headers])
    return {
      path,
      status: response.status,
      said: `${headers}\n${bytes.toString(isText ? 'utf8' : 'latin1')}`,
    }
  }

/** All public routes, derived from the table of routes, so that a new one is included. */
const openRoutes = liveRoutes.filter(
  ({ access, method }) => method === 'GET' && (access === 'public' || access === 'optional'),
)

const pathsOf = async (world: World): Promise<string[]> => {
  const paths = await Promise.all(openRoutes.flatMap((route) => sampleRoute(world, route)))
  const arabic = paths.map((path) => path.replace('/pages/en/', '/pages/ar/'))
  const { dealer, seller, shown } = world
  const more = [
    `/api/listings?dealer=${dealer.user.id}`,
    `/api/listings?search=${seller.mark}`,
    `/api/search/suggestions?q=${dealer.mark}`,
    `/api/number-plates?limit=100`,
    ...shown.cars.flatMap((car) => [`/api/listings/${car}`, `/api/pages/en/cars/${car}`]),
  ]
  return [...new Set([...paths, ...arabic, ...more])]
}

/** Requests everything that a visitor can: every public route for all items, in both languages, and every sitemap. */
export const publicAnswers = async (url: string, world: World): Promise<PublicAnswer[]> => {
  await writeSitemaps()
  const answers: PublicAnswer[] = []
  for (const path of await pathsOf(world)) answers.push(await ask(url)(path))
  const index = await ask(url)('/api/sitemaps/index')
  for (const name of namesInIndex(index.said)) answers.push(await ask(url)(`/api/sitemaps/${name}`))
  return [...answers, index]
}

/** Paths of the public photos in these responses. */
export const photosIn = (answers: readonly PublicAnswer[]): string[] => [
  ...new Set(answers.flatMap(({ said }) => said.match(/\/api\/listing-images\/[\w./-]+/g) ?? [])),
]

/** The bytes of these photos. */
export const readPhotos = (url: string, paths: readonly string[]): Promise<PublicAnswer[]> =>
  Promise.all(paths.map(ask(url)))
