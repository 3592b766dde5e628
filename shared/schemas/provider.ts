import * as z from 'zod/mini'
import { id } from '#shared/schemas/ids.ts'

const provider = z.object({
  id: id('provider'),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  rating: z.number(),
  description: z.string(),
  descriptionAr: z.string(),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
})

export const insuranceProvider = z.extend(provider, { coverage: z.string(), coverageAr: z.string() })

/** Interest in percent a year, the loan in QAR, the term in months. */
export const financingProvider = z.extend(provider, {
  interestRateFrom: z.number(),
  interestRateTo: z.number(),
  maxLoanAmount: z.number(),
  maxLoanTerm: z.number(),
})
