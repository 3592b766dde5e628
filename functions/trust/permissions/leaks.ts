import type { Answer } from '#functions/trust/permissions/call.ts'
import type { Cell } from '#functions/trust/permissions/cells.ts'
import { forAdminsAlone } from '#functions/trust/permissions/things-offers.ts'

/** Names of fields that only owners and admins may read, and of fields that nobody may. */
const forbiddenNames: ReadonlySet<string> = new Set([
  'ownerId',
  'userId',
  'email',
  'username',
  'verificationDocuments',
  'registrationCard',
  'idCard',
  'documents',
  'documentUrl',
  'rejectionReason',
  'reasonCodes',
  'rejectionFields',
  'adminNotes',
  'appeal',
  'decision',
  'documentsCheckedAt',
  'stockNumber',
  'samePhotos',
  'isHidden',
  'suspension',
  'tokensValidAfter',
  'endedSessions',
  'pk',
  'sk',
])
/** Routes whose responses hold the public email address of an insurer or bank, or the one that an invitation was mailed to. */
const hasPublicEmail = new Set(['listInsuranceProviders', 'listFinancingProviders', 'readInvitation'])
/** The API description names every field of every route. */
const isAboutNames = new Set(['getOpenapi'])

const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
}

const valuesIn = (text: string): string[] => [
  ...(text.match(/\bdoc_[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? []),
  ...(text.match(/[\w.]+@matrix\.example/g) ?? []),
  ...(text.includes(forAdminsAlone) ? [forAdminsAlone] : []),
]

const isOpen = ({ route, row, actor, expected }: Cell): boolean => {
  if (route.access === 'public')
    return !['login', 'register', 'refresh', 'signInWithCode', 'signInWithPasskey', 'signUp'].includes(
      route.id,
    )
  // The owner and admins see more of an item; where the state makes no difference, the actors count as the public.
  const isOwnerOrAdmin =
    actor === 'AD' || actor === 'PO' || actor === 'DO' || actor === 'RD' || actor === 'UD'
  return route.access === 'optional' && (!isOwnerOrAdmin || expected >= 400) && row.on !== undefined
}

/** The parts of a response to the public, or to another user, that they must not read. */
export const leaksIn = (cell: Cell, { text }: Answer): string[] => {
  if (!isOpen(cell) || isAboutNames.has(cell.route.id)) return []
  const isJson = text.startsWith('{') || text.startsWith('[')
  const names = isJson ? namesIn(JSON.parse(text)).filter((name) => forbiddenNames.has(name)) : []
  const found = names.filter((name) => name !== 'email' || !hasPublicEmail.has(cell.route.id))
  return [...new Set([...found, ...valuesIn(text)])]
}
