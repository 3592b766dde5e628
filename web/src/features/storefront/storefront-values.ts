import { readablePhone } from '#shared/rules/phone.ts'
import type { Storefront, StorefrontForm, WeekHours } from '#shared/schemas/dealer.ts'
import { withScheme } from '#web/ui/web-address.ts'

/** The form's values: '' is no answer, pictures are addresses. */
export type StorefrontValues = Pick<StorefrontForm, 'description' | 'website' | 'address' | 'hours'> & {
  businessNameAr: string
  area: string
  secondDescription: string
  phoneNumber: string
  whatsappNumber: string
  logo: string
  cover: string
}

/** A storefront as the form shows it. */
export const valuesOf = (storefront: Storefront): StorefrontValues => ({
  businessNameAr: storefront.businessNameAr ?? '',
  description: storefront.description,
  secondDescription: storefront.secondDescription ?? '',
  website: storefront.website,
  address: storefront.address,
  area: storefront.area ?? '',
  hours: storefront.hours,
  phoneNumber: readablePhone(storefront.phoneNumber ?? ''),
  whatsappNumber: readablePhone(storefront.whatsappNumber ?? ''),
  logo: storefront.logoUrl ?? '',
  cover: storefront.coverImageUrl ?? '',
})

/** The values as they are sent, over the saved storefront of this version. */
export const toStorefrontForm = (values: StorefrontValues, version: number): StorefrontForm => {
  const website = values.website.trim()
  return {
    ...values,
    website: website && withScheme(website),
    phoneNumber: values.phoneNumber.trim() || null,
    whatsappNumber: values.whatsappNumber.trim() || null,
    logo: values.logo || null,
    cover: values.cover || null,
    version,
  }
}

const evening = { from: '16:00', to: '21:00' }
const working = { from: '09:00', to: '21:00' }

/** The hours that most showrooms begin with: every day, on Fridays after the prayer. */
export const usualHours: WeekHours = [working, working, working, working, working, evening, working]
