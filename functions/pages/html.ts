import { escapeHtml } from '#functions/text/escape-html.ts'

type Attributes = Readonly<Record<string, string | number>>

/** An element without content, or the beginning of one that has some. */
export const tag = (name: string, attributes: Attributes = {}): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
  return `<${name}${written.join('')}>`
}

/** An element with a text in it, escaped. */
export const element = (name: string, text: string, attributes: Attributes = {}): string =>
  `${tag(name, attributes)}${escapeHtml(text)}</${name}>`

/** An element with HTML in it. */
export const wrap = (name: string, html: readonly string[], attributes: Attributes = {}): string =>
  `${tag(name, attributes)}${html.join('')}</${name}>`

export const link = (href: string, text: string): string => element('a', text, { href })

/** A list of pieces of HTML; nothing where there are none. */
export const list = (items: readonly string[], attributes: Attributes = {}): string =>
  items.length > 0
    ? wrap(
        'ul',
        items.map((item) => `<li>${item}</li>\n`),
        attributes,
      )
    : ''

/** What somebody wrote, paragraph by paragraph, each in its own direction; `lang` where it is known. */
export const paragraphs = (text: string, lang?: string): string[] =>
  text
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph) => element('p', paragraph, { dir: 'auto', ...(lang && { lang }) }))
