import { useEffect } from 'react'
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { renderIn } from '#web/testing/render.tsx'
import { keepFocusInRow } from './keep-focus-in-row.ts'

it('brings what a keyboard reaches in a row wholly into sight, and leaves the page where it is', async () => {
  const Row = () => {
    useEffect(keepFocusInRow, [])
    return (
      <>
        <div style={{ width: 200, overflowX: 'auto', whiteSpace: 'nowrap' }}>
          {['One', 'Two', 'Three'].map((name) => (
            <button key={name} style={{ width: 130 }}>
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
      .toBeGreaterThanOrEqual(0)
    await expect
      .poll(() => row.getBoundingClientRect().right - button.getBoundingClientRect().right)
      .toBeGreaterThanOrEqual(0)
  }
  expect(document.activeElement?.textContent).toBe('One')
  expect(window.scrollY).toBe(0)
})
