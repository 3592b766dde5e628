import { useEffect } from 'react'
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { renderIn } from '#web/testing/render.tsx'
import { keepFocusInRow } from './keep-focus-in-row.ts'

/** Pixels of a column that stays where it is. */
const stays = 60

it('brings what a keyboard reaches in a row wholly into sight, beside a column that stays, and leaves the page where it is', async () => {
  const Row = () => {
    useEffect(keepFocusInRow, [])
    return (
      <>
        <div style={{ width: 200, overflowX: 'auto', whiteSpace: 'nowrap', scrollPaddingInlineStart: stays }}>
          <span style={{ position: 'sticky', left: 0, display: 'inline-block', width: stays }}>Names</span>
          {['One', 'Two', 'Three'].map((name) => (
            <button key={name} style={{ width: 100 }}>
              {name}
            </button>
          ))}
        </div>
        <div style={{ height: 3000 }} />
      </>
    )
  }
  const screen = await renderIn('en', <Row />)
  await expect.element(screen.getByRole('button').first()).toBeVisible()
  for (const shift of [false, false, false, true, true]) {
    await userEvent.tab({ shift })
    const [row, button] = [document.querySelector('main div')!, document.activeElement!]
    await expect
      .poll(() => button.getBoundingClientRect().left - row.getBoundingClientRect().left)
      .toBeGreaterThanOrEqual(stays)
    await expect
      .poll(() => row.getBoundingClientRect().right - button.getBoundingClientRect().right)
      .toBeGreaterThanOrEqual(0)
  }
  expect(document.activeElement?.textContent).toBe('One')
  expect(window.scrollY).toBe(0)
})
