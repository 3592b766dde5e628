import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import {
  replyTemplates,
  replyTemplatesForm,
  leadEdit,
  leadMessage,
  leadView,
  newLead,
  newLeadMessage,
  newPriceOffer,
  priceOfferEdit,
  contactRequest,
} from '#shared/schemas/lead.ts'
import { instant } from '#shared/schemas/text.ts'

const params = z.object({ id: id('lead') })

// A contact request may be refused for these, whether it is about a car or a plate, and has these limits.
const requestRefusals = [
  'OWN_LISTING',
  'NAME_NOT_YOURS',
  'ALREADY_CONTACTED',
  'TOO_MANY_LEADS',
  'TOO_MANY_LEADS_HERE',
  'TOO_MANY_REQUESTS',
] as const
const requestLimits = [
  { per: 'user', limit: 5, seconds: 3600 },
  { per: 'user', limit: 20, seconds: 86_400 },
] as const

export const createLead = contract({
  id: 'createLead',
  noun: 'leads',
  method: 'POST',
  path: '/api/leads',
  access: 'user',
  stack: 'account',
  summary: 'Sends a contact request to the seller of a car.',
  body: newLead,
  status: 201,
  response: leadView,
  errors: ['LISTING_NOT_FOUND', 'LISTING_UNAVAILABLE', 'PRICE_FIXED', ...requestRefusals],
  limits: requestLimits,
})

export const listUserLeads = contract({
  id: 'listUserLeads',
  noun: 'leads',
  method: 'GET',
  path: '/api/user/leads',
  access: 'user',
  stack: 'account',
  summary: 'Leads the caller sent; with `role=seller`, leads the caller received. The liveliest first.',
  query: z.strictObject({ role: z.optional(z.enum(['seller', 'buyer'])) }),
  status: 200,
  response: z.array(leadView),
})

export const listSellerLeads = contract({
  id: 'listSellerLeads',
  noun: 'leads',
  method: 'GET',
  path: '/api/seller/leads',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary: 'Leads on the caller’s listings, the liveliest first.',
  status: 200,
  response: z.array(leadView),
})

export const updateLead = contract({
  id: 'updateLead',
  noun: 'leads',
  method: 'PATCH',
  path: '/api/seller/leads/{id}',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary:
    'Sets the status of a lead the caller received, its note or reminder, or who of the team looks after it. With `noteSeen`, the note that was read, only if nobody has changed it since; with `reminderSeen`, only if no colleague has set another reminder.',
  params,
  body: leadEdit,
  status: 200,
  response: leadView,
  errors: ['LEAD_NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT', 'CONFLICT'],
})

export const listLeadMessages = contract({
  id: 'listLeadMessages',
  noun: 'leads',
  method: 'GET',
  path: '/api/leads/{id}/messages',
  access: 'user',
  staff: 'SALES',
  stack: 'account',
  summary: 'A conversation of the caller’s: the lead and its messages, oldest first.',
  params,
  status: 200,
  response: z.object({
    lead: leadView,
    messages: z.array(leadMessage),
    /** Whether the other side can be written to at present; not while its account is suspended or gone. */
    takesMessages: z.optional(z.boolean()),
  }),
  errors: ['LEAD_NOT_FOUND'],
})

export const sendLeadMessage = contract({
  id: 'sendLeadMessage',
  noun: 'leads',
  method: 'POST',
  path: '/api/leads/{id}/messages',
  access: 'user',
  staff: 'SALES',
  stack: 'account',
  summary: 'Adds a message to a conversation of the caller’s. The first of the seller counts as the answer.',
  params,
  body: newLeadMessage,
  status: 201,
  response: leadMessage,
  errors: ['LEAD_NOT_FOUND', 'CONVERSATION_CLOSED', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 600 }],
})

export const makePriceOffer = contract({
  id: 'makePriceOffer',
  noun: 'leads',
  method: 'POST',
  path: '/api/leads/{id}/offers',
  access: 'user',
  staff: 'SALES',
  stack: 'dealing',
  summary:
    'Offers a price in a conversation of the caller’s, or answers the other side’s with a counter-offer. It replaces an open one.',
  params,
  body: newPriceOffer,
  status: 201,
  response: leadView,
  errors: [
    'LEAD_NOT_FOUND',
    'CONVERSATION_CLOSED',
    'INQUIRY_CLOSED',
    'NO_OFFER_YET',
    'LISTING_UNAVAILABLE',
    'PRICE_FIXED',
    'PLATE_UNAVAILABLE',
    'TOO_MANY_REQUESTS',
  ],
  limits: [
    { per: 'user', limit: 20, seconds: 600 },
    { per: 'user', limit: 60, seconds: 86_400 },
  ],
})

export const answerPriceOffer = contract({
  id: 'answerPriceOffer',
  noun: 'leads',
  method: 'PATCH',
  path: '/api/leads/{id}/offers/{offerId}',
  access: 'user',
  staff: 'SALES',
  stack: 'dealing',
  summary: 'Accepts or declines the other side’s open offer of a price, or withdraws the caller’s own.',
  params: z.object({ id: id('lead'), offerId: id('message') }),
  body: priceOfferEdit,
  status: 200,
  response: leadView,
  errors: ['LEAD_NOT_FOUND', 'CONVERSATION_CLOSED', 'INQUIRY_CLOSED', 'OFFER_OVER', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 30, seconds: 600 }],
})

export const markLeadRead = contract({
  id: 'markLeadRead',
  noun: 'leads',
  method: 'POST',
  path: '/api/leads/{id}/read',
  access: 'user',
  staff: 'SALES',
  stack: 'account',
  summary:
    'The caller has seen the conversation. With `seenAt`, its `lastActivityAt` of then, only if nothing has happened in it since.',
  params,
  query: z.strictObject({ seenAt: z.optional(instant) }),
  status: 204,
  errors: ['LEAD_NOT_FOUND'],
})

export const getReplyTemplates = contract({
  id: 'getReplyTemplates',
  noun: 'leads',
  method: 'GET',
  path: '/api/seller/reply-templates',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary: 'The answers that the caller keeps ready for buyers.',
  status: 200,
  response: replyTemplates,
})

export const setReplyTemplates = contract({
  id: 'setReplyTemplates',
  noun: 'leads',
  method: 'PUT',
  path: '/api/seller/reply-templates',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary:
    'Replaces the answers that the caller keeps ready. With `seen`, a mark of those that were read, only if nobody has changed them since.',
  body: replyTemplatesForm,
  status: 200,
  response: replyTemplates,
  errors: ['EDIT_CONFLICT'],
})

export const sendPlateInquiry = contract({
  id: 'sendPlateInquiry',
  noun: 'leads',
  method: 'POST',
  path: '/api/number-plates/{id}/inquiries',
  access: 'user',
  stack: 'account',
  summary: 'Sends a contact request to the seller of a plate; the conversation goes on among the leads.',
  params: z.object({ id: id('plate') }),
  body: contactRequest,
  status: 201,
  response: leadView,
  errors: ['PLATE_NOT_FOUND', 'PLATE_UNAVAILABLE', ...requestRefusals],
  limits: requestLimits,
})
