import { textPages } from './page-address.ts'
import { nameSlug } from './slug.ts'
import { firstLanguage, isTracking } from './shell.ts'

// This file also runs at CloudFront's edge, whose JavaScript knows neither destructuring nor spread, within 10 KB.

/**
 * Clients that fetch a page for its title and picture, or for a search engine, and do not run the app: messengers and social
 * networks that unfold links, then search engines. As in `User-Agent`, in small letters. The browsers inside apps also name
 * their app (`Snapchat/12`, `[Pinterest/iOS]`), so where a name alone would match those, this is a part that only the crawler
 * sends.
 */
const crawlers = [
  'whatsapp/',
  'facebookexternalhit',
  'facebot',
  'meta-externalagent',
  'twitterbot',
  'linkedinbot',
  'telegrambot',
  'slackbot',
  'discordbot',
  'skypeuripreview',
  'snap url preview',
  'pinterest.com/bot',
  'redditbot',
  'iframely',
  'embedly',
  'duckduckbot',
  'yandexbot',
  'baiduspider',
  'petalbot',
]

/** Crawlers that also run scripts, at some later time: they read a text page in the app, as people do. */
const scriptRunners = ['googlebot', 'google-inspectiontool', 'bingbot', 'applebot']

const isOneOf = (names: readonly string[], userAgent: string): boolean => {
  const name = userAgent.toLowerCase()
  return names.some((crawler) => name.includes(crawler))
}

/** The parameters of an address, still encoded. */
type Parameters = Readonly<Record<string, string | undefined>>

/** A request for something of the site: a page, or a file that is made for crawlers. */
type PageRequest = {
  method: string
  path: string
  query: Parameters
  userAgent: string
  acceptLanguage?: string | undefined
  /** The address of the page that led here. */
  referer?: string | undefined
}

/** The parameter of a page's address that asks for its document, for a person whose browser runs no scripts: `?scripts=off`. */
export const scriptsParameter = 'scripts'
export const scriptsOff = 'off'

/** The first segment of a document: its language, and behind that whether a person reads it, whose links keep to documents. */
export const documentKinds = ['en', 'ar', 'en-plain', 'ar-plain'] as const

/** A segment without a value; for `said`: the path holds everything that the address asked for. */
export const all = 'all'
/** For `said`: the address asked for more than its document's path can say. */
export const part = 'part'

/** The parameters of a result page that become segments of its path, in this order. Any other makes it a part. */
export const carPathKeys = ['make', 'model', 'bodyType', 'city'] as const

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** One value as a segment; of several, or of something longer than any name, none. */
const segmentOf = (value: string | undefined): string => {
  const text = decoded(value || '')
  const slug = text.length > 40 || text.includes(',') ? '' : nameSlug(text)
  return slug || all
}

// Read in the same way as by the pages: an invalid number is the first page.
const pageOf = (value: string | undefined): string => (/^[1-9]\d{0,2}$/.test(value || '') ? `${value}` : '1')

const saidBy = (query: Parameters, isSaid: (name: string) => boolean): string =>
  Object.keys(query).every(
    (name) =>
      name === 'lang' ||
      name === 'page' ||
      name === scriptsParameter ||
      !query[name] ||
      query[name] === all ||
      isTracking(name) ||
      isSaid(name),
  )
    ? all
    : part

// AWS's page on the event says that CloudFront writes the names of parameters in small letters.
const inSmallLetters = (query: Parameters): Parameters => {
  const given: Record<string, string | undefined> = {}
  Object.keys(query).forEach((name) => {
    given[name.toLowerCase()] = query[name]
  })
  return given
}

const smallKeys = carPathKeys.map((key) => key.toLowerCase())

/** `cars/toyota/land-cruiser/all/doha/2/all`: segments in one order, so that a cache keeps every result page once. */
const carsPath = (query: Parameters): string => {
  const segments: Record<string, string> = {}
  smallKeys.forEach((key) => {
    segments[key] = segmentOf(query[key])
  })
  // A model is one of its make.
  if (segments['make'] === all) segments['model'] = all
  const said = saidBy(query, (name) => segments[name] !== undefined && segments[name] !== all)
  return `cars/${smallKeys.map((key) => segments[key]).join('/')}/${pageOf(query['page'])}/${said}`
}

const platesPath = (query: Parameters): string =>
  `number-plates/${pageOf(query['page'])}/${saidBy(query, () => false)}`

/** Pages of one thing, by what stands before it; the documents of each kind are a route of nearly the same name. */
const things = /^\/(cars|dealer|number-plates)\/([A-Za-z0-9_-]{1,200})$/

/** What cars of a model are worth, or those of one of its years. */
const prices = /^\/prices\/([a-z0-9-]{1,40})\/([a-z0-9-]{1,40})(?:\/((?:19|20)\d\d))?$/

/** The path of a page's document behind the language; undefined for a page that has none. */
const documentOf = (path: string, query: Parameters): string | undefined => {
  if (path === '/') return 'home'
  if (path === '/cars') return carsPath(query)
  if (path === '/dealers') return 'dealers'
  if (path === '/number-plates') return platesPath(query)
  // Names that a person may type; slugs and ids of things are only followed.
  const valued = prices.exec(path.toLowerCase())
  if (valued) return `prices/${valued[1]}/${valued[2]}/${valued[3] || all}`
  const thing = things.exec(path)
  if (thing) return `${thing[1] === 'dealer' ? 'dealers' : thing[1]}/${thing[2]}`
  return undefined
}

/** Parameters as an address has them behind its question mark. */
const parametersOf = (text: string): Parameters => {
  const given: Record<string, string | undefined> = {}
  text.split('&').forEach((pair) => {
    const at = pair.indexOf('=')
    const name = at < 0 ? pair : pair.slice(0, at)
    const value = at < 0 ? '' : pair.slice(at + 1)
    given[name] = given[name] === undefined ? value : `${given[name]},${value}`
  })
  return given
}

/**
 * A shell sends a browser without scripts to `?scripts=off` of its own address, which it cannot know: what that asked for stands in
 * the address that led here, which browsers tell a page of the same site. Not that of a document, whose links say everything.
 */
const withReferer = (query: Parameters, path: string, referer: string | undefined): Parameters => {
  if (Object.keys(query).some((name) => name !== scriptsParameter && !!query[name])) return query
  const led = /^https?:\/\/[^/?#]+([^?#]*)\?([^#]+)/.exec(referer || '')
  if (!led || led[1] !== path) return query
  const given = inSmallLetters(parametersOf(`${led[2]}`))
  return given[scriptsParameter] ? query : given
}

const textOf = (path: string): string | undefined =>
  textPages.some((name) => path === `/${name}`) ? `texts${path}` : undefined

/** The API's path of a public file that is generated from the present offers, unlike the site's own files. */
const madeFile = (path: string): string | undefined => {
  if (path === '/robots.txt') return '/api/robots'
  if (path === '/sitemap.xml') return '/api/sitemaps/index'
  const sitemap = /^\/sitemaps\/([a-z]{1,20}(?:-\d{1,4})?)\.xml$/.exec(path)
  return sitemap ? `/api/sitemaps/${sitemap[1]}` : undefined
}

/** The document of any address for a person without scripts; of one that has none, the page that says so. */
const plainPath = (request: PageRequest, path: string, asked: Parameters): string | undefined => {
  if (/\.[0-9a-z]+$/i.test(path)) return undefined
  const query = withReferer(asked, request.path, request.referer)
  const named = query['lang']
  const language = named === 'ar' || named === 'en' ? named : firstLanguage(request.acceptLanguage)
  return `/api/pages/${language}-plain/${documentOf(path, query) || textOf(path) || 'texts/app'}`
}

/**
 * The path of the API that answers instead of the site: for a crawler who asks for a page that has a document, for a person whose
 * browser runs no scripts, and for the files made for crawlers. Undefined where the app answers. Language and filters are in the
 * path, known names in one order, so a cache that looks at nothing else keeps apart what differs, and nothing twice.
 */
export const crawlerPath = (request: PageRequest): string | undefined => {
  if (request.method !== 'GET') return undefined
  const file = madeFile(request.path)
  if (file) return file
  const path = request.path.length > 1 ? request.path.replace(/\/$/, '') : request.path
  const query = inSmallLetters(request.query)
  const runsScripts = isOneOf(scriptRunners, request.userAgent)
  // Numbers of private sellers stand in what people read without scripts, so no crawler gets it, whatever link it follows.
  if (!runsScripts && !isOneOf(crawlers, request.userAgent))
    return query[scriptsParameter] === scriptsOff ? plainPath(request, path, query) : undefined
  const page = documentOf(path, query) || (runsScripts ? undefined : textOf(path))
  return page && `/api/pages/${query['lang'] === 'ar' ? 'ar' : 'en'}/${page}`
}
