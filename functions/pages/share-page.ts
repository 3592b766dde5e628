import { escapeHtml } from '#functions/mail/escape-html.ts'
import { ar } from '#functions/pages/ar.ts'
import { en } from '#functions/pages/en.ts'
import type { PageLanguage, PageWords } from '#functions/pages/words.ts'
import { languages } from '#shared/schemas/preferences.ts'

export const pageWords: Record<PageLanguage, PageWords> = { en, ar }

/** What a page for crawlers says. Addresses are absolute, texts plain. */
type SharePage = {
  origin: string
  language: PageLanguage
  /** The page's own address on the site: `/number-plates/333`. */
  path: string
  title: string
  description: string
  image?: { url: string; width: number; height: number; alt: string }
  /** What it shows, in the words of schema.org. */
  thing?: Readonly<Record<string, unknown>>
  /** There is nothing to see here, and nothing to keep. */
  isMissing?: boolean
}

const tag = (name: string, attributes: Readonly<Record<string, string | number>>): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
  return `<${name}${written.join('')}>`
}

const named = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string | number) => tag('meta', { property: name, content })

/** The address of a page in one language; English is the one without a parameter. */
export const pageAddress = (origin: string, path: string, language: PageLanguage): string =>
  `${origin}${path}${language === 'ar' ? '?lang=ar' : ''}`

// A text could end the script, and `<` begins everything that does.
const dataScript = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const imageTags = ({ url, width, height, alt }: NonNullable<SharePage['image']>): string[] => [
  property('og:image', url),
  property('og:image:type', 'image/png'),
  property('og:image:width', width),
  property('og:image:height', height),
  property('og:image:alt', alt),
  named('twitter:image', url),
]

const addressTags = ({ origin, path, language }: SharePage): string[] => [
  tag('link', { rel: 'canonical', href: pageAddress(origin, path, language) }),
  ...languages.map((other) =>
    tag('link', { rel: 'alternate', hreflang: other, href: pageAddress(origin, path, other) }),
  ),
  tag('link', { rel: 'alternate', hreflang: 'x-default', href: pageAddress(origin, path, 'en') }),
  property('og:url', pageAddress(origin, path, language)),
]

const headTags = (page: SharePage): string[] => {
  const { language, title, description, image, thing, isMissing } = page
  const words = pageWords[language]
  const others = languages.filter((other) => other !== language)
  return [
    '<meta charset="utf-8">',
    named('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(`${title} · ${words.brand}`)}</title>`,
    named('description', description),
    ...(isMissing ? [named('robots', 'noindex')] : addressTags(page)),
    property('og:type', 'website'),
    property('og:site_name', words.brand),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', words.locale),
    ...others.map((other) => property('og:locale:alternate', pageWords[other].locale)),
    ...(image ? imageTags(image) : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(thing ? [dataScript({ '@context': 'https://schema.org', ...thing })] : []),
  ]
}

/** A page as a document of its own, for who does not run the app: what messengers and search engines show of it. */
export const sharePage = (page: SharePage): string => {
  const { origin, language, path, title, description, image } = page
  const words = pageWords[language]
  const picture = image
    ? tag('img', { src: image.url, width: image.width, height: image.height, alt: image.alt })
    : ''
  return `<!doctype html>
<html lang="${language}" dir="${words.direction}">
<head>
${headTags(page).join('\n')}
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${picture}
<p>${escapeHtml(description)}</p>
<p>${tag('a', { href: pageAddress(origin, path, language) })}${escapeHtml(words.open)}</a></p>
</body>
</html>
`
}
