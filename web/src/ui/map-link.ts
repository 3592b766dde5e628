/** A search for a place, which a phone opens in its own map. */
export const mapLink = (...parts: readonly string[]): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: parts.filter(Boolean).join(', ') })}`
