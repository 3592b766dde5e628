import { expect, it } from 'vitest'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { renderIn } from '#web/testing/render.tsx'
import { PriceHistory } from './price-history.tsx'

const publishedAt = '2026-01-01T00:00:00.000Z'
const priceHistory = [
  { priceQAR: 100_000, at: publishedAt },
  { priceQAR: 90_000, at: '2026-01-09T00:00:00.000Z' },
]

it.each([
  ['AVAILABLE', true],
  ['RESERVED', true],
  ['SOLD', false],
  ['PAUSED', false],
] as const)('counts the days on the market of what is %s: %s', async (availability, isCounted) => {
  const screen = await renderIn('en', <PriceHistory offer={{ availability, publishedAt, priceHistory }} />, [
    'price',
  ])
  const messages = loadedMessages('en', 'price')!
  await expect.element(screen.getByText(messages['history.previous'])).toBeVisible()
  expect(screen.getByText(messages['history.market']).elements()).toHaveLength(isCounted ? 1 : 0)
})
