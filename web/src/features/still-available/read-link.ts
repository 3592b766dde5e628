/** What the link in a letter says; undefined for a token that is none, or is cut off. */
export type AvailabilityLink = { token: string; isYes: boolean }

const token = /^[\w-]{43}$/

/** Reads the link out of the address. Only a yes is an answer by itself; everything else asks for a press first. */
export const readAvailabilityLink = (search: URLSearchParams): AvailabilityLink | undefined => {
  const given = search.get('token') ?? ''
  return token.test(given) ? { token: given, isYes: search.get('answer') === 'AVAILABLE' } : undefined
}
