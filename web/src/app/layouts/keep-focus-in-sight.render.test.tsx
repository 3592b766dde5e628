import { useEffect } from 'react'
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { renderIn } from '#web/testing/render.tsx'
import { keepFocusInSight } from './keep-focus-in-sight.ts'

/** Pixels of a column that stays where it is. */
const stays = 60

it('brings what a keyboard reaches in a row wholly into sight, beside a column that stays, and leaves the page where it is', async () => {
  const Row = () => {
    useEffect(keepFocusInSight, [])
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

it('brings what a keyboard reaches out from under a question at the lower edge, and leaves the page where nothing is covered', async () => {
  const Page = () => {
    useEffect(keepFocusInSight, [])
    return (
      <>
        <div
          className="above-bars"
          style={{ position: 'fixed', bottom: 0, left: 0, width: 200, height: 160 }}
        >
          <button>Answer</button>
        </div>
        <div style={{ height: 'calc(100vh - 120px)' }}>
          <button>Seen</button>
        </div>
        <button>Covered</button>
        <div style={{ height: 3000 }} />
      </>
    )
  }
  const screen = await renderIn('en', <Page />)
  await expect.element(screen.getByRole('button', { name: 'Covered' })).toBeInTheDocument()
  window.scrollTo(0, 0)
  for (const name of ['Answer', 'Seen']) {
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(name)
    expect(window.scrollY).toBe(0)
  }
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Covered')
  await expect
    .poll(() => {
      const [question, button] = [document.querySelector('.above-bars')!, document.activeElement!]
      return question.getBoundingClientRect().top - button.getBoundingClientRect().bottom
    })
    .toBeGreaterThan(0)
})

it('leaves the page where it is for an empty question, for main, which is focused after a change of the page, and for a press', async () => {
  const Page = () => {
    useEffect(keepFocusInSight, [])
    return (
      <section tabIndex={-1} aria-label="Page">
        <div className="above-bars" style={{ position: 'fixed', bottom: 50, left: 0, width: 200 }} />
        <div style={{ height: 'calc(100vh - 62px)' }} />
        <input aria-label="Across" />
        <div style={{ height: 3000 }} />
      </section>
    )
  }
  const screen = await renderIn('en', <Page />)
  const [input, section] = [screen.getByRole('textbox'), screen.getByRole('region')]
  await expect.element(input).toBeInTheDocument()
  window.scrollTo(0, 0)
  await userEvent.tab()
  expect(document.activeElement).toBe(input.element())
  expect(window.scrollY).toBe(0)
  document.querySelector<HTMLElement>('.above-bars')!.style.height = '160px'
  section.element().focus({ preventScroll: true })
  expect(section.element().matches(':focus-visible')).toBe(true)
  expect(window.scrollY).toBe(0)
  document.dispatchEvent(new PointerEvent('pointerdown'))
  input.element().focus({ preventScroll: true })
  expect(document.activeElement).toBe(input.element())
  expect(window.scrollY).toBe(0)
})
