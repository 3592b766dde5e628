import { normalise } from '#shared/rules/normalise.ts'
import { plateText } from '#shared/rules/plate.ts'
import { leadStatuses, type LeadStatus, type LeadView } from '#shared/schemas/lead.ts'

export const leadFilters = ['ALL', ...leadStatuses, 'OFFER', 'VIEWING', 'REMINDER'] as const
export type LeadFilter = (typeof leadFilters)[number]

/** Where a request comes from: the page of a car or of a number plate. Calls and WhatsApp go past the inbox. */
export const leadSources = ['CAR', 'PLATE'] as const
export type LeadSource = (typeof leadSources)[number]

export const sourceOf = ({ plate }: Pick<LeadView, 'plate'>): LeadSource => (plate ? 'PLATE' : 'CAR')

/** The assignee of the leads: anybody in the team, the present person, or nobody. */
export const leadOwners = ['ALL', 'MINE', 'NOBODY'] as const
export type LeadOwner = (typeof leadOwners)[number]

/** The leads of an owner. `me` is the id of who is here. */
export const leadsOf = <L extends Pick<LeadView, 'assignee'>>(
  leads: readonly L[],
  owner: LeadOwner,
  me: string | undefined,
): readonly L[] => {
  if (owner === 'ALL') return leads
  return leads.filter(({ assignee }) => (owner === 'MINE' ? assignee?.id === me : !assignee))
}

type Asked = Pick<LeadView, 'status' | 'unread' | 'reminder' | 'offer' | 'viewing'>
type Named = Pick<LeadView, 'buyerName' | 'buyerPhone' | 'listingTitle' | 'listingTitleAr' | 'plate'>

/** Whether the seller wanted to be reminded of it by now. `now` in milliseconds. */
export const isDue = ({ reminder }: Pick<LeadView, 'reminder'>, now: number): boolean =>
  Boolean(reminder) && Date.parse(reminder?.at ?? '') <= now

const isIn = ({ status, reminder, offer, viewing }: Omit<Asked, 'unread'>, filter: LeadFilter): boolean => {
  if (filter === 'REMINDER') return Boolean(reminder)
  if (filter === 'VIEWING') return viewing?.state === 'PROPOSED' || viewing?.state === 'ACCEPTED'
  return filter === 'OFFER' ? offer?.state === 'OPEN' : filter === 'ALL' || status === filter
}

/** How many leads each filter finds, and how many of them have something unseen; of reminders, how many are due. */
export const countLeads = (
  leads: readonly Asked[],
  now: number,
): Readonly<Record<LeadFilter, { count: number; unread: number }>> => {
  const of = (filter: LeadFilter) => {
    const found = leads.filter((lead) => isIn(lead, filter))
    const isMarked = (lead: Asked) => (filter === 'REMINDER' ? isDue(lead, now) : lead.unread > 0)
    return { count: found.length, unread: found.filter(isMarked).length }
  }
  return {
    ALL: of('ALL'),
    NEW: of('NEW'),
    CONTACTED: of('CONTACTED'),
    CLOSED: of('CLOSED'),
    OFFER: of('OFFER'),
    VIEWING: of('VIEWING'),
    REMINDER: of('REMINDER'),
  }
}

/** Digits alone, so that a number is found however it is written: 00 before the country is its +, or is in the number itself. */
const digitsOf = (text: string): string[] => {
  const digits = text.replace(/\D/g, '')
  return [digits, digits.replace(/^00/, '')].filter(({ length }) => length > 3)
}

/** The leads of a filter and source whose buyer, phone number, car or plate has every word of a search; of reminders, the first due is first. */
export const findLeads = <L extends Asked & Named>(
  leads: readonly L[],
  { filter, source, search }: { filter: LeadFilter; source: LeadSource | 'ALL'; search: string },
): readonly L[] => {
  const wanted = normalise(search)
  const words = wanted.split(/\s+/).filter(Boolean)
  const digits = digitsOf(wanted)
  const found = leads.filter((lead) => {
    const { buyerName, buyerPhone, listingTitle, listingTitleAr, plate } = lead
    if (!isIn(lead, filter) || (source !== 'ALL' && sourceOf(lead) !== source)) return false
    // Its letter and its digits are also typed as one.
    const number = plate ? plateText(plate).replace(' ', '') : ''
    const text = normalise(`${buyerName} ${listingTitle} ${listingTitleAr} ${number}`)
    return words.every((word) => text.includes(word)) || digits.some((one) => buyerPhone.includes(one))
  })
  const dueAt = ({ reminder }: L) => reminder?.at ?? ''
  return filter === 'REMINDER' ? found.toSorted((a, b) => (dueAt(a) < dueAt(b) ? -1 : 1)) : found
}

const overdueMs = 24 * 3_600_000

/** Whether a request has gone without an answer for more than a day. `now` in milliseconds. */
export const isOverdue = (
  { status, createdAt, isOrphaned }: { status: LeadStatus; createdAt: string; isOrphaned: boolean },
  now: number,
): boolean => status === 'NEW' && !isOrphaned && now - Date.parse(createdAt) > overdueMs
