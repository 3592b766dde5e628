import { escapeHtml } from '#functions/text/escape-html.ts'
import { element, link, list, tag, wrap } from '#functions/pages/html.ts'
import { pageWords } from '#functions/page-text/words.ts'
import { documentStyle, documentStyleSource } from '#functions/pages/document-style.ts'
import type { Crumb, Site, Thing } from '#functions/pages/site.ts'
import { homeCurrency, languages } from '#shared/constants/market.ts'
import { keepYears } from '#shared/rules/title-in.ts'
import { pageAddress } from '#shared/rules/page-address.ts'

/** The picture of links to the page. Its size is given where it is known. */
export type PageImage = { url: string; alt: string; type?: string; width?: number; height?: number }

/** The content of a page for crawlers. Texts are plain. */
export type SharePage = {
  site: Site
  /** The page's own address on the site, in its one form: `/number-plates/333`, `/cars?make=Kia`. */
  path: string
  title: string
  description: string
  image?: PageImage | undefined
  /** Structured data in the vocabulary of schema.org. */
  things?: readonly Thing[]
  /** The way here from the home page, this page not among it. */
  crumbs?: readonly Crumb[]
  /** The HTML below its title and description. */
  content?: readonly string[]
  /** Asked for by an address that says more than `path`: search engines keep `path` alone. */
  isVariant?: boolean
  /** There is nothing on it yet: search engines keep it out, and follow its links. */
  isEmpty?: boolean
  /** There is nothing to see here, and nothing to keep. */
  isMissing?: boolean
  previous?: string | undefined
  next?: string | undefined
  /** The price in riyals of the one thing that the page sells. */
  price?: number | undefined
}

// Its texts are people's, and it needs nothing but their pictures. Data for search engines is no script.
const policy = `default-src 'none'; img-src 'self'; style-src ${documentStyleSource}; base-uri 'none'; form-action 'none'`

const named = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string | number) => tag('meta', { property: name, content })

// A text could end the script, and `<` begins everything that does.
const dataScript = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const imageTags = ({ url, alt, type, width, height }: PageImage): string[] => [
  property('og:image', url),
  ...(type ? [property('og:image:type', type)] : []),
  ...(width && height ? [property('og:image:width', width), property('og:image:height', height)] : []),
  property('og:image:alt', alt),
  named('twitter:image', url),
  named('twitter:image:alt', alt),
]

const addressTags = ({ site, path, previous, next }: SharePage): string[] => {
  const { origin, address } = site
  return [
    tag('link', { rel: 'canonical', href: address(path) }),
    ...languages.map((other) =>
      tag('link', { rel: 'alternate', hreflang: other, href: pageAddress(origin, path, other) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: pageAddress(origin, path, 'en') }),
    ...(previous ? [tag('link', { rel: 'prev', href: address(previous) })] : []),
    ...(next ? [tag('link', { rel: 'next', href: address(next) })] : []),
    property('og:url', address(path)),
  ]
}

const robotsTags = ({ site, isMissing, isVariant, isEmpty }: SharePage): string[] => {
  if (isMissing) return [named('robots', 'noindex')]
  // The same page for people without scripts, with numbers that no search engine is to keep: there are crawlers that `crawlerPath` misses.
  if (isVariant || isEmpty || site.isPlain) return [named('robots', 'noindex, follow')]
  // Without it Google shows a thumbnail at most.
  return [named('robots', 'max-image-preview:large')]
}

const kindTags = ({ price }: SharePage): string[] =>
  price === undefined
    ? [property('og:type', 'website')]
    : [
        property('og:type', 'product'),
        property('product:price:amount', price),
        property('product:price:currency', homeCurrency),
      ]

/** The way to a page as schema.org says it; the page itself is the last step. */
const breadcrumbThing = ({ address }: Site, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path),
  })),
})

const thingsOf = ({ site, things = [], crumbs, title, path }: SharePage): Thing[] => [
  ...things,
  ...(crumbs ? [breadcrumbThing(site, [...crumbs, { name: title, path }])] : []),
]

const headTags = (page: SharePage): string[] => {
  const { site, title, description, image, isMissing } = page
  const { words, language } = site
  const things = thingsOf(page)
  return [
    '<meta charset="utf-8">',
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    named('viewport', 'width=device-width, initial-scale=1'),
    element('title', `${title} · ${words.brand}`),
    named('description', description),
    ...robotsTags(page),
    ...(isMissing ? [] : addressTags(page)),
    ...kindTags(page),
    property('og:site_name', words.brand),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', words.locale),
    ...languages
      .filter((other) => other !== language)
      .map((other) => property('og:locale:alternate', pageWords[other].locale)),
    ...(image ? imageTags(image) : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    tag('link', { rel: 'icon', href: `${site.origin}/favicon.svg`, type: 'image/svg+xml' }),
    wrap('style', [documentStyle]),
    ...(things.length > 0 ? [dataScript({ '@context': 'https://schema.org', '@graph': things })] : []),
  ]
}

const menu = ({ site, path }: SharePage): string => {
  const { words, href, language } = site
  return wrap('header', [
    wrap(
      'nav',
      [
        list([
          element('b', words.brand),
          link(href('/'), words.menu.home),
          link(href('/cars'), words.menu.cars),
          link(href('/number-plates'), words.menu.numberPlates),
          link(href('/dealers'), words.menu.dealers),
          ...languages
            .filter((other) => other !== language)
            .map((other) =>
              element('a', pageWords[other].languageName, {
                href: href(path, other),
                lang: other,
                dir: pageWords[other].direction,
              }),
            ),
        ]),
      ],
      { 'aria-label': words.brand },
    ),
  ])
}

const way = ({ href, words }: Site, crumbs: readonly Crumb[]): string =>
  wrap('nav', [crumbs.map(({ name, path }) => link(href(path), name)).join(' › ')], {
    'aria-label': words.way,
  })

const otherPages = ({ site: { href, words }, previous, next }: SharePage): string[] =>
  previous || next
    ? [
        wrap(
          'nav',
          [
            list([
              ...(previous ? [link(href(previous), words.previous)] : []),
              ...(next ? [link(href(next), words.next)] : []),
            ]),
          ],
          { 'aria-label': words.pages },
        ),
      ]
    : []

/** What a person without scripts is to know of the page, and the way to the whole one once they run. */
const plainNote = ({ site, path, isVariant }: SharePage): string[] => {
  const { words, isPlain, address } = site
  if (!isPlain) return []
  const sentences = [words.plain.text, ...(isVariant ? [words.plain.part] : [])]
  return [
    wrap('div', [element('p', sentences.join(' ')), wrap('p', [link(address(path), words.plain.whole)])], {
      class: 'note',
    }),
  ]
}

/** A page as a document of its own, for who does not run the app: what messengers and search engines show of it. */
export const sharePage = (page: SharePage): string => {
  const { site, path, title, description, crumbs, content = [] } = page
  const { isPlain, address } = site
  const { words, language } = site
  const parts = [
    menu(page),
    '<main>',
    ...(crumbs ? [way(site, crumbs)] : []),
    element('h1', keepYears(title, language)),
    element('p', description),
    ...plainNote(page),
    ...content,
    ...otherPages(page),
    '</main>',
    ...(isPlain ? [] : [wrap('footer', [wrap('p', [link(address(path), words.open)])])]),
  ]
  return `<!doctype html>
<html lang="${language}" dir="${escapeHtml(words.direction)}">
<head>
${headTags(page).join('\n')}
</head>
<body>
${parts.join('\n')}
</body>
</html>
`
}
