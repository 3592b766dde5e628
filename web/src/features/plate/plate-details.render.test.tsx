import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/market.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { at, plate, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { PlateDetails } from './plate-details.tsx'

const dealer = { id: user.id, slug: 'pearl-cars' }
const businessNameAr = 'لؤلؤة السيارات'

const shown = async (language: Language, seller: PlateDetail['seller']['dealer']) => {
  fakeApi(() => undefined)
  const detail: PlateDetail = {
    ...plate,
    seller: {
      name: 'Pearl Cars',
      memberSince: at,
      isEmailConfirmed: true,
      isPhoneConfirmed: false,
      phoneNumber: null,
      whatsappNumber: null,
      dealer: seller,
    },
    isOwn: false,
  }
  const screen = await renderIn(language, <PlateDetails plate={detail} />, [
    'plate',
    'listing',
    'availability',
  ])
  return (name: string) => screen.getByRole('link', { name, exact: true })
}

it('names a dealership in the language of the page', async () => {
  const arabic = await shown('ar', { ...dealer, businessNameAr })
  await expect.element(arabic(businessNameAr)).toHaveAttribute('href', expect.stringContaining(dealer.slug))
})

it('names it as it was verified in English, and where it has no Arabic name', async () => {
  const english = await shown('en', { ...dealer, businessNameAr })
  await expect.element(english('Pearl Cars')).toBeVisible()
  const without = await shown('ar', dealer)
  await expect.element(without('Pearl Cars').last()).toBeVisible()
})
