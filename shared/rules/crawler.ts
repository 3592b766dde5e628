/**
 * Who fetches a page for its title and picture, or for a search engine, and does not run the app: messengers and social networks
 * that unfold links, then search engines. As it stands in `User-Agent`, in small letters. The browsers inside apps also name
 * their app (`Snapchat/12`, `[Pinterest/iOS]`), so where a name alone would be theirs, here is what only the crawler says.
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
  'googlebot',
  'google-inspectiontool',
  'bingbot',
  'duckduckbot',
  'yandexbot',
  'baiduspider',
  'applebot',
  'petalbot',
]

const isCrawler = (userAgent: string): boolean => {
  const name = userAgent.toLowerCase()
  return crawlers.some((crawler) => name.includes(crawler))
}

/** Pages that have a document for crawlers: those of each kind are a route of the same name below `/api/pages`. */
const described = /^\/(number-plates)\/([A-Za-z0-9_-]{1,64})\/?$/

/** A request for a page: `lang` is the address's parameter of that name. */
type PageRequest = {
  method: string
  path: string
  lang: string | undefined
  userAgent: string
}

/**
 * The path of the API that answers a crawler who asks for a page, or undefined where the app does: for people, and for pages
 * that have no document. The language is a part of the path, so a cache that looks at nothing else keeps the two apart. It also
 * runs at CloudFront's edge, whose JavaScript knows no destructuring.
 */
export const crawlerPath = (request: PageRequest): string | undefined => {
  if (request.method !== 'GET' || !isCrawler(request.userAgent)) return undefined
  const page = described.exec(request.path)
  return page ? `/api/pages/${request.lang === 'ar' ? 'ar' : 'en'}/${page[1]}/${page[2]}` : undefined
}
