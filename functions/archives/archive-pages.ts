import { escapeHtml } from '#functions/text/escape-html.ts'
import { archiveWords, fields, sections, values } from './archive-words.ts'
import { homeTimeZone, type Label, type Language, dateLocales, locales } from '#shared/constants/market.ts'

// What a person wrote is in these pages, and they are opened from a disk: nothing in them runs or is fetched.

const policy = "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'"
const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fff}
h1,h2{line-height:1.3}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;padding:.75rem 0;border-top:1px solid #e8e2d8;margin:0}
dt{color:#57534e}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line;unicode-bidi:plaintext}pre{background:#f4f0e9;padding:1rem;overflow:auto}`

const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const dateIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(dateLocales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: homeTimeZone,
  }).format(at)

/** What is counted is grouped by thousands; years and other numbers that name something are not. */
const amounts = new Set(['mileage', 'price', 'priceQAR'])

const readableValue = (value: string | number | boolean, language: Language, name: string): string => {
  if (typeof value === 'boolean') return values[value ? 'true' : 'false'][language]
  if (typeof value === 'number')
    return value.toLocaleString(locales.en, { maximumFractionDigits: 2, useGrouping: amounts.has(name) })
  if (instantPattern.test(value)) return dateIn(language, new Date(value))
  return (values as Record<string, Label>)[value]?.[language] ?? value
}

/** The fields of a row that have a label, those of the things in it too, in their order. */
const rowsOf = (value: unknown, language: Language, name = ''): string[] => {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap((each) => rowsOf(each, language, name))
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([field, each]) => rowsOf(each, language, field))
  const label = (fields as Record<string, Label>)[name]?.[language]
  if (!label) return []
  const said = readableValue(value as string | number | boolean, language, name)
  return [`<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(said)}</dd>`]
}

const sectionOf = (title: string, rows: readonly unknown[], language: Language): string => {
  const lists = rows.map((row) => rowsOf(row, language).join('')).filter((list) => list !== '')
  if (lists.length === 0) return ''
  return `<h2>${escapeHtml(title)}</h2>\n${lists.map((list) => `<dl>${list}</dl>`).join('\n')}`
}

/** A part of an export to be read: its named fields. The JSON beside it has all of them. */
export const partPage = (part: Readonly<Record<string, unknown>>, language: Language): string => {
  const body = Object.entries(sections).map(([name, title]) => {
    const section = part[name]
    if (section === null || section === undefined) return ''
    return sectionOf(title[language], Array.isArray(section) ? section : [section], language)
  })
  return page(language, archiveWords[language].title, body.filter(Boolean).join('\n'))
}

type Cover = {
  parts: number
  files: number
  leftOut: number
  at: Date
  /** The site's address. */
  origin: string
  keyId: string
  language: Language
}

/** The first page: what is in the archive, and how anybody checks that it is unchanged. */
export const coverPage = ({ parts, files, leftOut, at, origin, keyId, language }: Cover): string => {
  const words = archiveWords[language]
  const links = Array.from({ length: parts }, (_, index) => {
    const part = index + 1
    return `<li><a href="pages/${part}.html">${escapeHtml(words.part(part))}</a> (<a href="data/${part}.json">JSON</a>)</li>`
  })
  const commands = [
    `curl -o sayara.pem ${origin}/api/archive-keys/${keyId}`,
    'openssl dgst -sha256 -verify sayara.pem -signature SHA256SUMS.sig SHA256SUMS',
    'shasum -a 256 -c SHA256SUMS',
  ]
  const paragraphs = [
    words.made(dateIn(language, at)),
    words.files(files),
    ...(leftOut > 0 ? [words.leftOut(leftOut)] : []),
  ]
  return page(
    language,
    words.title,
    `${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<ul>${links.join('')}</ul>
<h2>${escapeHtml(words.check)}</h2>
<p>${escapeHtml(words.howToCheck)}</p>
<pre dir="ltr">${escapeHtml(commands.join('\n'))}</pre>
<p>${escapeHtml(words.private)}</p>`,
  )
}
