const most = 120

const dashed = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Words as part of an address: ASCII letters and digits joined by dashes; what has no ASCII form is left out. The last
 * part makes it unique, so a long name is cut before it.
 */
export const toSlug = (parts: readonly (string | number)[]): string => {
  const last = dashed(String(parts.at(-1) ?? ''))
  const words = dashed(parts.slice(0, -1).map(String).join(' ')).slice(0, most - last.length - 1)
  return [words.replace(/-$/, ''), last].filter(Boolean).join('-')
}

/**
 * A name as a part of a path: `Land Cruiser` is `land-cruiser`. Characters that are no ASCII letter or digit are left out, so
 * no cache or gateway ever meets an escape. It also runs at CloudFront's edge.
 */
export const nameSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
