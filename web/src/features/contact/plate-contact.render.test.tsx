import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { at, plate } from '#web/testing/fixtures.ts'
import { button, fakeApi, renderIn } from '#web/testing/render.tsx'
import { PlateContact } from './plate-contact.tsx'

const detail: PlateDetail = {
  ...plate,
  availability: 'AVAILABLE',
  seller: {
    name: 'Ali',
    memberSince: at,
    isEmailConfirmed: true,
    isPhoneConfirmed: false,
    phoneNumber: null,
    whatsappNumber: null,
    dealer: null,
  },
  isOwn: false,
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)

it('a visitor who changes between a message and an offer has to say only once who they are', async () => {
  sessionStorage.clear()
  fakeApi(() => undefined)
  await renderIn('en', <PlateContact plate={detail} user={null} onClose={() => {}} />, [
    'plate',
    'listing',
    'lead',
    'price-offer',
    'viewing',
    'by-code',
    'auth',
  ])
  const { message, offer } = loadedMessages('en', 'lead')!
  const name = () => field('name')?.value
  await expect.poll(name).toBe('')
  const first = field('message')!.value
  await userEvent.fill(field('name')!, 'Maha')
  await userEvent.fill(field('email')!, 'maha@example.com')
  await button(offer).click()
  await expect.poll(() => field('message')?.value).toBe('')
  expect([name(), field('email')?.value]).toEqual(['Maha', 'maha@example.com'])
  await userEvent.fill(field('name')!, 'Maha Ali')
  await button(message).click()
  await expect.poll(() => field('message')?.value).toBe(first)
  expect(name()).toBe('Maha Ali')
})
