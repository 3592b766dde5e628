import * as z from 'zod/mini'

/** Ids are typed by prefix, so that an id of one kind is never accepted for another. 26 base32 characters are 130 random bits. */
export const idPrefixes = {
  user: 'usr',
  listing: 'lst',
  upload: 'upl',
  document: 'doc',
  video: 'vid',
  plate: 'plt',
  lead: 'led',
  message: 'msg',
  notification: 'ntf',
  report: 'rep',
  contactMessage: 'ctm',
  consent: 'cns',
  mail: 'mail',
  savedSearch: 'ss',
  submission: 'sub',
  appeal: 'apl',
  provider: 'prv',
  audit: 'aud',
  import: 'imp',
  archive: 'arc',
  passkey: 'psk',
  note: 'nte',
  quote: 'quo',
  invitation: 'inv',
  dealerReview: 'rev',
} as const

export type IdKind = keyof typeof idPrefixes

const body = '[0-9A-HJKMNP-TV-Z]{26}'

/** The schema of an id of one kind, for example `lst_` and 26 characters of Crockford's base32. */
export const id = (kind: IdKind) => z.string().check(z.regex(new RegExp(`^${idPrefixes[kind]}_${body}$`)))

export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(200))

/** Detail paths take a slug or an id (product rule: `/cars/{slug}` and the edit link share one route). */
export const idOrSlug = (kind: IdKind) => z.union([id(kind), slug])

/** Whether the text is an id of that kind rather than a slug. */
export const isIdOf = (kind: IdKind, text: string): boolean => text.startsWith(`${idPrefixes[kind]}_`)

/** A random name of a request that creates something: sent again, after an answer that was lost, it makes nothing twice. */
export const requestName = z.string().check(z.regex(/^[\w-]{16,64}$/))

/**
 * A random name that a browser gives itself, so that a person is counted once. It is stored hashed together with the listing
 * only, so it does not reveal what else the person looked at.
 */
export const visitor = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))
