import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { Storefront, StorefrontForm, WeekHours } from '#shared/schemas/storefront.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'

/** What is being edited: '' is no answer, pictures are addresses. */
export type Showcase = Pick<Storefront, 'description' | 'website' | 'address' | 'hours' | 'version'> & {
  phoneNumber: string
  whatsappNumber: string
  logo: string | null
  cover: string | null
}

export const showcaseOf = (storefront: Storefront): Showcase => ({
  description: storefront.description,
  website: storefront.website,
  address: storefront.address,
  hours: storefront.hours,
  version: storefront.version,
  phoneNumber: readablePhone(storefront.phoneNumber ?? ''),
  whatsappNumber: readablePhone(storefront.whatsappNumber ?? ''),
  logo: storefront.logoUrl,
  cover: storefront.coverImageUrl,
})

const hasScheme = /^[a-z][a-z\d+.-]*:/i

/** As it is sent. People write `example.qa`; a link needs its beginning. */
export const formOf = (showcase: Showcase): StorefrontForm => {
  const website = showcase.website.trim()
  return {
    ...showcase,
    website: website === '' || hasScheme.test(website) ? website : `https://${website}`,
    phoneNumber: showcase.phoneNumber.trim() || null,
    whatsappNumber: showcase.whatsappNumber.trim() || null,
  }
}

const evening = { from: '16:00', to: '21:00' }
const working = { from: '09:00', to: '21:00' }

/** Where most showrooms begin: every day, on Fridays after the prayer. */
export const usualHours: WeekHours = [working, working, working, working, working, evening, working]

type Unsaved = { userId: string; showcase: Showcase }
const key = 'storefront:unsaved'

/** What is typed and not saved, for this tab and this user only. */
export const keepUnsaved = (unsaved: Unsaved): void => keepDraft(key, unsaved)
export const readUnsaved = (userId: string): Showcase | undefined => {
  const unsaved = readDraft<Unsaved>(key)
  return unsaved?.userId === userId ? unsaved.showcase : undefined
}
export const forgetUnsaved = (): void => forgetDraft(key)
