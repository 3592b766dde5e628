import type { LeadRecord, LeadTopic } from '#functions/data/leads.ts'
import { toOneLine } from '#functions/leads/to-one-line.ts'
import { toInternational } from '#shared/rules/phone.ts'

/** What a buyer typed. */
export type LeadForm = { name: string; phone: string; email: string | undefined; message: string }

type Start = {
  id: string
  form: LeadForm
  buyerId: string
  seller: { id: string; name: string }
  topic: LeadTopic
  at: Date
}

/** A contact request that has just been made. It counts as unread even without a message: it is news. */
export const newLeadRecord = ({ id, form, buyerId, seller, topic, at }: Start) =>
  ({
    id,
    buyerId,
    sellerId: seller.id,
    listing: topic.listing,
    plate: topic.plate,
    buyerName: form.name,
    buyerPhone: toInternational(form.phone, '+974'),
    buyerEmail: form.email || null,
    message: form.message,
    sellerName: seller.name,
    status: 'NEW',
    note: null,
    createdAt: at.toISOString(),
    respondedAt: null,
    lastActivityAt: at.toISOString(),
    lastMessage: { from: 'buyer', text: toOneLine(form.message) },
    unread: { buyer: 0, seller: 1 },
    toldAt: { buyer: null, seller: at.toISOString() },
    messageCount: form.message === '' ? 0 : 1,
    version: 1,
    orphanedBy: null,
  }) satisfies LeadRecord
