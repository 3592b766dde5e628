import { inject } from 'vitest'
import { anyIp } from '#functions/testing/api.ts'

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into things of every shape
type Things = Record<string, any>[]

/** The parts of a document that machines read: its meta properties, its URLs and its schema.org objects. */
export const readDocument = (html: string) => {
  const all = (pattern: RegExp): [string, string][] =>
    [...html.matchAll(pattern)].map(([, name = '', value = '']) => [name, unescape(value)])
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1]
  const parsed: { '@context'?: string; '@graph'?: Things } = data ? JSON.parse(data) : {}
  const things = parsed['@graph'] ?? []
  return {
    html,
    title: unescape(/<title>(.*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(all(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)),
    links: Object.fromEntries(all(/<link rel="(canonical|prev|next)" href="([^"]+)">/g)),
    alternates: Object.fromEntries(all(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)),
    /** The targets of its links, in order. */
    leadsTo: all(/<a (href)="([^"]+)">/g).map(([, address]) => address),
    context: parsed['@context'],
    thing: (type: string) => things.find((thing) => [thing['@type']].flat().includes(type)),
  }
}

export const messenger = 'WhatsApp/2.23.20.0 A'
export const searchEngine = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Fetches a page as a crawler does, at the address that people share. */
export const crawl = async (path: string, userAgent = messenger) => {
  const response = await fetch(`${inject('apiUrl')}${path}`, {
    headers: { 'user-agent': userAgent, 'x-forwarded-for': anyIp() },
  })
  const html = await response.text()
  return { response, ...readDocument(html) }
}
