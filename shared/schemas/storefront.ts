import * as z from 'zod/mini'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { line, paragraphs } from '#shared/schemas/text.ts'
import { phoneNumber } from '#shared/schemas/user.ts'
import { webAddress } from '#shared/schemas/web-address.ts'

const of = sellingLimits.storefront

/** A time of day in Qatar, `09:00`. */
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** A week's hours, Sunday first, as the week begins in the Gulf. Null: closed; an end before the beginning is after midnight. */
export const weekHours = z.array(z.nullable(z.object({ from: z.string(), to: z.string() })))
const weekHoursForm = z
  .array(z.nullable(z.strictObject({ from: timeOfDay, to: timeOfDay })))
  .check(z.length(7))
export type WeekHours = z.output<typeof weekHours>

/** A dealership's own site; '' is none. */
export const website = webAddress(of.website, 0)

const imageName = z.nullable(
  z.string().check(z.maxLength(100), z.regex(/^(?:\/api\/listing-images\/)?upl_[0-9A-Z]{26}$/)),
)

/** What a verified dealership says about itself. Its name and city were verified and do not change here. */
export const storefrontForm = z.strictObject({
  description: paragraphs(of.description),
  phoneNumber: z.nullable(phoneNumber),
  whatsappNumber: z.nullable(phoneNumber),
  website,
  address: line(of.address, 0),
  hours: z.nullable(weekHoursForm),
  logo: imageName,
  cover: imageName,
  /** The one last read. */
  version: z.int().check(z.gte(1)),
})
export type StorefrontForm = z.output<typeof storefrontForm>

export const storefront = z.object({
  slug: z.string(),
  businessName: z.string(),
  city: z.string(),
  description: z.string(),
  phoneNumber: z.nullable(z.string()),
  whatsappNumber: z.nullable(z.string()),
  website: z.string(),
  address: z.string(),
  hours: z.nullable(weekHours),
  logoUrl: z.nullable(z.string()),
  coverImageUrl: z.nullable(z.string()),
  version: z.number(),
})
export type Storefront = z.output<typeof storefront>
