import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { renderIn } from '#web/testing/render.tsx'
import { emptyRefusal } from './refusal.ts'
import { RefusalPreview } from './refusal-preview.tsx'

describe.each(languages)('in %s, the preview of a refusal', (language) => {
  it.each([
    ['listing', 'refusal.preview'],
    ['plate', 'refusal.preview'],
    ['application', 'refusal.preview.application'],
    ['dealerReview', 'refusal.preview.dealerReview'],
  ] as const)('of the kind %s says who reads it', async (kind, heading) => {
    const preview = <RefusalPreview kind={kind} refusal={emptyRefusal} heading="h3" />
    const screen = await renderIn(language, preview, ['moderation'])
    const name = loadedMessages(language, 'moderation')![heading]
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible()
  })
})
