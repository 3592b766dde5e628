import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { languages } from '#shared/constants/market.ts'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import { id, slug } from './ids.ts'
import { displayName, instant, line, whole } from './text.ts'
import { email, phoneNumber } from './user.ts'

/** Kept for the team; mailed to the company or passed on by the team; answered; and over, by an admin or withdrawn by who asked. */
export const quoteStatuses = ['NEW', 'SENT', 'ANSWERED', 'CLOSED'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Who gets a request: the company by mail, our team where mail cannot reach it, or nobody, because the company is made up. */
const quoteHandlers = ['PROVIDER', 'TEAM', 'NOBODY'] as const
export type QuoteHandler = (typeof quoteHandlers)[number]

/** What an insurer in Qatar asks first. The bands are those by which premiums change; nobody's exact age is passed on. */
export const quoteChoices = {
  cover: ['COMPREHENSIVE', 'THIRD_PARTY'],
  driverAge: ['UNDER_25', 'FROM_25', 'FROM_35', 'FROM_50'],
  licence: ['UNDER_1', 'FROM_1', 'FROM_3', 'FROM_5'],
  claims: ['NONE', 'ONE', 'MORE'],
  /** Riyals a month. */
  income: ['UNDER_5000', 'FROM_5000', 'FROM_10000', 'FROM_20000', 'FROM_40000'],
  residency: ['CITIZEN', 'GCC', 'RESIDENT'],
} as const

const of = limits.quote

const insuranceAnswers = {
  cover: z.enum(quoteChoices.cover),
  driverAge: z.enum(quoteChoices.driverAge),
  licence: z.enum(quoteChoices.licence),
  claims: z.enum(quoteChoices.claims),
}

const financingAnswers = {
  downPaymentQAR: whole(0, listingLimits.price.max),
  months: whole(of.months.min, of.months.max),
  income: z.optional(z.enum(quoteChoices.income)),
  residency: z.optional(z.enum(quoteChoices.residency)),
}

const car = {
  make: line(60),
  model: line(60),
  year: whole(listingLimits.firstYear, 2100),
  valueQAR: whole(listingLimits.price.min, listingLimits.price.max),
}

const request = {
  providerIds: z
    .array(id('provider'))
    .check(z.minLength(1, { error: 'Please choose a company' }), z.maxLength(of.providers)),
  /** Of a car on offer: its make, model and year then are the listing's. */
  slug: z.optional(slug),
  ...car,
  name: displayName(limits.lead.name),
  phone: z.optional(z.union([z.literal(''), phoneNumber])),
  email: z.optional(z.union([z.literal(''), email])),
  /** In which they want to be answered. */
  language: z.enum(languages),
  consent: z.boolean().check(z.refine((given) => given, { error: 'Please agree that we pass this on' })),
}

type Request = { providerIds: string[]; phone?: string | undefined; email?: string | undefined }

const reachable = z.refine<Request>(({ phone, email: typed }) => Boolean(phone || typed), {
  path: ['email'],
  error: 'Please enter a phone number or an email',
})
const once = z.refine<Request>(({ providerIds }) => new Set(providerIds).size === providerIds.length, {
  path: ['providerIds'],
  error: 'Please choose each company once',
})
const lessThanAll = z.refine<{ downPaymentQAR: number; valueQAR: number }>(
  ({ downPaymentQAR, valueQAR }) => downPaymentQAR < valueQAR,
  { path: ['downPaymentQAR'], error: 'The down payment must be below the price' },
)

export const newInsuranceQuote = z.strictObject({ ...request, ...insuranceAnswers }).check(reachable, once)
export const newFinancingQuote = z
  .strictObject({ ...request, ...financingAnswers })
  .check(reachable, once, lessThanAll)

/** A request to one company, as who sent it sees it. Of one that was withdrawn, what it said is erased. */
export const quoteView = z.object({
  id: id('quote'),
  kind: z.enum(['insurance', 'financing']),
  /** The company as it was named then. */
  provider: z.object({ id: id('provider'), name: z.string(), nameAr: z.string() }),
  handledBy: z.enum(quoteHandlers),
  /** That the company may have it although our team handles it: it was mailed before mail to the company came back. */
  wasMailed: z.optional(z.boolean()),
  status: z.enum(quoteStatuses),
  isWithdrawn: z.boolean(),
  car: z.object({ ...car, slug: z.nullable(slug) }),
  insurance: z.nullable(z.object(insuranceAnswers)),
  financing: z.nullable(z.object(financingAnswers)),
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  language: z.enum(languages),
  /** The version of the text that they agreed to. */
  consentVersion: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type QuoteView = z.output<typeof quoteView>

/** The same for admins. */
export const adminQuote = z.extend(quoteView, { userId: id('user') })
export type AdminQuote = z.output<typeof adminQuote>

/** Requests by their status; of each at most `limits.quote.counted` are counted. */
export const quoteCounts = z.object({
  NEW: z.number(),
  SENT: z.number(),
  ANSWERED: z.number(),
  CLOSED: z.number(),
})
