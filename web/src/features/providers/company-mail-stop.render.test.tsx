import { page } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { InsuranceProvider } from '#shared/schemas/provider.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { at, idOf } from '#web/testing/fixtures.ts'
import { button, fakeApi, renderIn } from '#web/testing/render.tsx'
import { CompanyDialog } from './company-dialog.tsx'

afterEach(() => vi.restoreAllMocks())

const provider: InsuranceProvider = {
  id: idOf('prv'),
  name: 'Gulf Cover',
  logoUrl: null,
  rating: 4,
  description: 'Covers cars.',
  descriptionAr: 'يؤمّن السيارات.',
  coverage: 'Full cover',
  coverageAr: 'تغطية شاملة',
  phoneNumber: null,
  email: 'quotes@cover.example',
  website: null,
  version: 1,
}
const path = `/api/admin/providers/${provider.id}/mail-stop`

const open = async (language: (typeof languages)[number], stop: object | null) => {
  const asked: string[] = []
  fakeApi((route) => {
    asked.push(route)
    if (route === `GET ${path}`) return { body: { stop } }
    return route === `DELETE ${path}` ? { body: { stop: null } } : undefined
  })
  const company = { kind: 'insurance', provider } as const
  await renderIn(language, <CompanyDialog kind="insurance" company={company} onClose={() => {}} />, [
    'provider-form',
    'uploads',
  ])
  return { texts: loadedMessages(language, 'provider-form')!, asked }
}

it.each(languages)(
  'says at a company that mail to it is stopped, and ends that when asked, in %s',
  async (language) => {
    const { texts, asked } = await open(language, { reason: 'complaint', since: at })
    await expect.element(page.getByText(texts['mail.title'])).toBeVisible()
    await expect.element(page.getByText(/quotes@cover\.example/)).toBeVisible()
    expect(asked).not.toContain(`DELETE ${path}`)
    await button(texts['mail.resume']).click()
    const resumed = page.getByText(texts['mail.resumed'])
    await expect.element(resumed).toHaveFocus()
    expect(asked).toContain(`DELETE ${path}`)
    expect(page.getByText(texts['mail.title']).elements()).toEqual([])
  },
)

it('says nothing of mail that goes', async () => {
  const { texts, asked } = await open('en', null)
  await expect.poll(() => asked).toContain(`GET ${path}`)
  await expect.element(page.getByLabelText(texts.rating)).toBeVisible()
  expect(page.getByText(texts['mail.title']).elements()).toEqual([])
})
