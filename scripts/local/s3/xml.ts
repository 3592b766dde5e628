/** Markup that is already escaped, so that plain text cannot slip in unescaped. */
export type Markup = { readonly markup: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Object names may hold control characters; S3 writes them as references too.
// oxlint-disable-next-line no-control-regex
const unsafe = /[&<>"\u0000-\u001f\u007f]/g
const escapeText = (text: string): string =>
  text.replace(unsafe, (c) => escapes[c] ?? `&#x${c.charCodeAt(0).toString(16)};`)

/** One element holding text (escaped here) or other elements. */
export const element = (
  name: string,
  content: string | number | boolean | readonly Markup[],
  namespace = '',
): Markup => {
  const inner = Array.isArray(content)
    ? content.map((child) => child.markup).join('')
    : escapeText(String(content))
  return { markup: `<${name}${namespace && ` xmlns="${namespace}"`}>${inner}</${name}>` }
}

/** The namespace of every S3 answer that is not an error. */
export const s3Namespace = 'http://s3.amazonaws.com/doc/2006-03-01/'

/** A whole XML document. */
export const document = (root: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}`

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescapeText = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (decimal) return String.fromCodePoint(Number(decimal))
      return named[name ?? ''] ?? whole
    },
  )

/** The raw content of every `<name>` element, in order; enough for the two small documents S3 clients send. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    (match) => match[1] ?? '',
  )

/** The unescaped text of the first `<name>` element, or undefined. */
export const textOf = (xml: string, name: string): string | undefined => {
  const [content] = elementsOf(xml, name)
  return content === undefined ? undefined : unescapeText(content)
}
