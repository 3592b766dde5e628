import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { LeadRow } from '#web/features/inbox/lead-list.tsx'
import { lead } from '#web/testing/fixtures.ts'
import { renderIn } from '#web/testing/render.tsx'

it('two buyers of one first name are told apart in the narrow list, whatever the age of what they wrote', async () => {
  await page.viewport(1280, 720)
  const lastActivityAt = new Date(Date.now() - 41 * 60_000).toISOString()
  await renderIn(
    'en',
    <div style={{ width: '20rem' }}>
      <LeadRow
        lead={{ ...lead, buyerName: 'Mohammed Al-Kuwari', lastActivityAt }}
        isOpen={false}
        onOpen={() => {}}
      />
    </div>,
    ['messages', 'lead', 'viewing', 'price-offer'],
  )
  await expect.element(page.getByText('41 minutes ago')).toBeVisible()
  const name = page.getByText('Mohammed Al-Kuwari').element()
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
})
