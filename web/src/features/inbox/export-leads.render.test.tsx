import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { idOf, lead } from '#web/testing/fixtures.ts'
import { button, renderIn } from '#web/testing/render.tsx'
import { ExportLeads } from './export-leads.tsx'

afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('in %s', (language) => {
  it('names who looks after each lead, where somebody does', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:none'
    })
    const plain = { ...lead, listingTitle: 'Kia', listingTitleAr: 'كيا', buyerName: 'Ali', message: 'Hi' }
    const leads = [
      { ...plain, assignee: { id: idOf('usr', 3), name: 'Sara' } },
      { ...plain, id: idOf('led', 2), assignee: null },
    ]
    await renderIn(language, <ExportLeads leads={leads} />, ['inbox', 'messages', 'stock-export'])
    const t = loadedMessages(language, 'inbox')!
    await userEvent.click(button(t.export))
    await userEvent.click(page.getByRole('button', { name: /CSV/ }))
    await expect.poll(() => files.length).toBe(1)
    const [headers, first, second] = (await files[0]!.text()).split('\r\n').map((line) => line.split(','))
    const column = headers!.findIndex((header) => header.includes(t['export.assignee']))
    expect([first![column], second![column]]).toEqual(['Sara', ''])
  })
})
