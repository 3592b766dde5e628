import { isWebAddress } from '#shared/rules/web-address.ts'

/** An address as people write it, `example.qa`, with the scheme that a link needs. */
export const withScheme = (typed: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`

/**
 * A website as somebody typed it, as a link and as its short name: `autohaus.qa` for `https://www.autohaus.qa/cars`.
 * Null for anything that is not a web address, such as a script, or that others would read as another site.
 */
export const webAddress = (typed: string | null): { href: string; name: string } | null => {
  const text = typed?.trim() ?? ''
  if (text === '') return null
  const address = withScheme(text)
  // An address stored before these rules may break them.
  if (!isWebAddress(address)) return null
  const { href, hostname } = new URL(address)
  return { href, name: hostname.replace(/^www\./, '') }
}
