import { Landmark } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { Company } from '#web/entities/provider/queries.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { renderIn } from '#web/testing/render.tsx'
import { ProvidersPage } from './providers-page.tsx'

describe.each(languages)('the page of companies, in %s', (language) => {
  it.each<[string, Company['provider'][] | undefined, boolean]>([
    ['still loads its list', undefined, true],
    ['has none', [], false],
  ])('offers to ask several while it %s, or not', async (_, data, isOffered) => {
    const answer = { data, error: null, refetch: async () => ({}) as never }
    const page = (
      <ProvidersPage
        kind="financing"
        icon={Landmark}
        answer={answer}
        renderOffer={() => null}
        tips={[]}
        onAsk={() => {}}
      />
    )
    const screen = await renderIn(language, page, ['financing', 'providers'])
    const title = loadedMessages(language, 'financing')!.title
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const text = loadedMessages(language, 'providers')!['ask.several']
    expect(screen.getByRole('button', { name: text }).elements()).toHaveLength(isOffered ? 1 : 0)
  })
})
