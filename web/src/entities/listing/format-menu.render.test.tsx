import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useToast } from '#web/stores/toast.ts'
import { renderIn, violations } from '#web/testing/render.tsx'
import type { Table } from '#web/ui/write-csv.ts'
import { FormatMenu } from './format-menu.tsx'

it.each(languages)(
  'keeps the focus while a file is made, and opens nothing then, in %s',
  async (language) => {
    const { promise, reject } = Promise.withResolvers<Table>()
    const screen = await renderIn(
      language,
      <FormatMenu label="Export" name={() => 'stock'} read={() => promise} />,
      ['stock-export'],
    )
    const button = screen.getByRole('button', { name: 'Export' })
    await button.click()
    await screen
      .getByRole('button', { name: loadedMessages(language, 'stock-export')!['format.csv'] })
      .click()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    expect(document.querySelector(':popover-open')).toBeNull()
    expect(await violations()).toEqual([])
    reject(new Error('no network'))
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await expect.element(button).toHaveFocus()
    expect(useToast.getState().toast?.tone).toBe('danger')
  },
)
