import { leadStatuses, type LeadStatus, type LeadView } from '#shared/schemas/lead.ts'

export const leadFilters = ['ALL', ...leadStatuses] as const
export type LeadFilter = (typeof leadFilters)[number]

type Asked = Pick<LeadView, 'status' | 'unread'>
type Named = Pick<LeadView, 'buyerName' | 'buyerPhone' | 'listingTitle' | 'listingTitleAr'>

/** How many leads each filter finds, and how many of them have something unseen. */
export const countLeads = (
  leads: readonly Asked[],
): Readonly<Record<LeadFilter, { count: number; unread: number }>> => {
  const of = (filter: LeadFilter) => {
    const found = leads.filter(({ status }) => filter === 'ALL' || status === filter)
    return { count: found.length, unread: found.filter(({ unread }) => unread > 0).length }
  }
  return { ALL: of('ALL'), NEW: of('NEW'), CONTACTED: of('CONTACTED'), CLOSED: of('CLOSED') }
}

/** Digits alone, so that a number is found however it is written. */
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The leads of one status whose buyer, phone number or car has every word of a search. */
export const findLeads = <L extends Asked & Named>(
  leads: readonly L[],
  filter: LeadFilter,
  search: string,
): readonly L[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return leads.filter(({ status, buyerName, buyerPhone, listingTitle, listingTitleAr }) => {
    if (filter !== 'ALL' && status !== filter) return false
    const text = `${buyerName} ${listingTitle} ${listingTitleAr}`.toLowerCase()
    const digits = digitsOf(search)
    return words.every((word) => text.includes(word)) || (digits.length > 3 && buyerPhone.includes(digits))
  })
}

const overdueMs = 24 * 3_600_000

/** Whether a request has gone without an answer for more than a day. `now` in milliseconds. */
export const isOverdue = (
  { status, createdAt, isOrphaned }: { status: LeadStatus; createdAt: string; isOrphaned: boolean },
  now: number,
): boolean => status === 'NEW' && !isOrphaned && now - Date.parse(createdAt) > overdueMs
