import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { report } from '#web/testing/fixtures.ts'
import { renderIn } from '#web/testing/render.tsx'
import { ReportCard } from './report-card.tsx'

describe.each(languages)('in %s, reports that are counted in one row', (language) => {
  it.each(['ACCOUNT', 'NETWORK', 'OFFER', undefined] as const)('by %s say so', async (countedBy) => {
    const counted = { ...report, others: 39, ...(countedBy && { countedBy }) }
    const card = <ReportCard report={counted} onClosed={() => {}} />
    const { container } = await renderIn(language, card, ['reports', 'report', 'admin'])
    const texts = loadedMessages(language, 'reports')!
    await expect.poll(() => container.textContent).toContain('39')
    const said = (['ACCOUNT', 'NETWORK', 'OFFER'] as const).filter((each) =>
      container.textContent.includes(texts[`countedBy.${each}`]),
    )
    expect(said).toEqual(countedBy ? [countedBy] : [])
  })
})
