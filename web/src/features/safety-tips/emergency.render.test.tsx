import { page } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { renderIn } from '#web/testing/render.tsx'
import { Emergency } from './safety-tips.tsx'

vi.mock('#shared/constants/market.ts', async (original) => ({
  ...(await original<object>()),
  homeCountry: 'KW',
}))

it.each(languages)('the police to call is the market’s country’s, in %s', async (language) => {
  await renderIn(language, <Emergency />, ['safety'])
  await expect.element(page.getByRole('link', { name: /^112$/ })).toHaveAttribute('href', 'tel:112')
})
