import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languages } from '#shared/constants/market.ts'
import { presentAgreement } from '#shared/rules/agreements.ts'
import { NewTerms } from '#web/app/layouts/new-terms.tsx'
import { user } from './fixtures.ts'
import { fakeApi, renderIn, violations } from './render.tsx'

describe.each(languages)('the question about new terms in %s', (language) => {
  it('names the version, leads to both texts and breaks no rule of WCAG', async () => {
    await renderIn(language, <NewTerms />, ['new-terms'])
    await expect.poll(() => page.getByRole('link').all().length).toBe(2)
    expect(document.body.textContent).toContain(presentAgreement().slice(0, 4))
    expect(await violations()).toEqual([])
  })
})

it('notes the agreement with its version and language', async () => {
  const asked: string[] = []
  fakeApi((route) => {
    asked.push(route)
    return { body: { ...user, agreedVersion: presentAgreement() } }
  })
  await renderIn('en', <NewTerms />, ['new-terms'])
  await userEvent.click(page.getByRole('button', { name: 'I agree' }))
  await expect.poll(() => asked).toEqual(['POST /api/user/terms'])
})

it('goes away when it is put off', async () => {
  await renderIn('en', <NewTerms />, ['new-terms'])
  await userEvent.click(page.getByRole('button', { name: 'Later' }))
  await expect.poll(() => page.getByRole('button').all().length).toBe(0)
})
