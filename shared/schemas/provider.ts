import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { id } from './ids.ts'
import { pictureName } from './upload.ts'
import { line, whole, webAddress, requiredParagraphs } from './text.ts'
import { email, phoneNumber } from '#shared/schemas/user.ts'
const provider = z.object({
  id: id('provider'),
  name: z.string(),
  /** In Arabic letters; absent or '' where nobody has said it. */
  nameAr: z.optional(z.string()),
  logoUrl: z.nullable(z.string()),
  rating: z.number(),
  description: z.string(),
  descriptionAr: z.string(),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Incremented with each change, so that nobody overwrites a change that they have not seen. */
  version: z.number(),
})

export const insuranceProvider = z.extend(provider, { coverage: z.string(), coverageAr: z.string() })

/** What a lender takes for its money: interest, or in Islamic finance (murabaha, ijara) a profit that is agreed beforehand. */
export const rateKinds = ['INTEREST', 'PROFIT'] as const

/** Interest or profit in percent a year, the loan in QAR, the term in months. */
export const financingProvider = z.extend(provider, {
  // Lenders from before there were two kinds took interest.
  rateKind: z._default(z.enum(rateKinds), 'INTEREST'),
  interestRateFrom: z.number(),
  interestRateTo: z.number(),
  maxLoanAmount: z.number(),
  maxLoanTerm: z.number(),
})

const of = limits.provider

const newProvider = {
  name: line(of.name.max, of.name.min),
  nameAr: z.optional(line(of.name.max, 0)),
  rating: z.number().check(z.gte(0), z.lte(5), z.multipleOf(0.1)),
  description: requiredParagraphs(of.description),
  descriptionAr: requiredParagraphs(of.description),
  phoneNumber: z.nullable(phoneNumber),
  email: z.nullable(email),
  website: z.nullable(webAddress(of.website)),
  /** A picture that the caller has uploaded, or the present one. Absent: it stays. */
  logo: z.optional(pictureName),
}

const newInsurer = { ...newProvider, coverage: line(of.coverage), coverageAr: line(of.coverage) }

const percent = z.number().check(z.gte(0), z.lte(40), z.multipleOf(0.01))

const newLender = {
  ...newProvider,
  rateKind: z.optional(z.enum(rateKinds)),
  interestRateFrom: percent,
  interestRateTo: percent,
  maxLoanAmount: whole(1000, 10_000_000),
  maxLoanTerm: whole(6, 180),
}

const ratesInOrder = z.refine<{ interestRateFrom: number; interestRateTo: number }>(
  (form) => form.interestRateFrom <= form.interestRateTo,
  { path: ['interestRateTo'], error: 'The highest rate cannot be below the lowest' },
)

/** The version that was read: the form is refused when another was stored meanwhile. */
const version = z.int().check(z.gte(1))

export const newInsuranceProvider = z.strictObject(newInsurer)
export const insuranceProviderEdit = z.strictObject({ ...newInsurer, version })
export const newFinancingProvider = z.strictObject(newLender).check(ratesInOrder)
export const financingProviderEdit = z.strictObject({ ...newLender, version }).check(ratesInOrder)

export type InsuranceProvider = z.output<typeof insuranceProvider>
export type FinancingProvider = z.output<typeof financingProvider>
