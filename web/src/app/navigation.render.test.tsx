import { Fragment, useRef, useState } from 'react'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { renderIn } from '#web/testing/render.tsx'

afterEach(() => sessionStorage.clear())

const open = async () => {
  const { useScrollMemory } = await import('./navigation.ts')
  const Page = () => {
    useScrollMemory()
    const [height, grow] = useState(0)
    const [isLate, bring] = useState(false)
    const { hash } = useLocation()
    return (
      <>
        <Link to="#part">To the part</Link>
        <Link to="#late" aria-current={hash === '#late'}>
          To a part that is late
        </Link>
        <div style={{ height: 3000 + height }} />
        <p id="part">The part</p>
        <button onClick={() => grow(height + 1000)}>More</button>
        <button onClick={() => bring(true)}>Bring</button>
        <div style={{ height: 3000 }} />
        {isLate && (
          <p id="late" style={{ height: 2000 }}>
            Late
          </p>
        )}
      </>
    )
  }
  return renderIn('en', <Page />)
}

const topOfPart = () => document.querySelector('#part')!.getBoundingClientRect().top

// First: the module reads what is kept when it is loaded, once.
it('starts in a browser that does not say how its page was opened', async () => {
  sessionStorage.setItem('positions', JSON.stringify([['default', 700]]))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  const screen = await open()
  await expect.element(screen.getByRole('link').first()).toBeVisible()
  expect(window.scrollY).toBe(0)
})

it('follows a Back that came before the router listened', async () => {
  const { useMissedBack } = await import('./navigation.ts')
  const Page = () => {
    useState(() => window.history.pushState({ key: 'before' }, '', '#before'))
    return <p>At {useLocation().hash}</p>
  }
  const Site = () => {
    useMissedBack()
    return (
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    )
  }
  const screen = await renderIn('en', <Site />, [], Fragment)
  await expect.element(screen.getByText('At #before')).toBeVisible()
  window.history.back()
})

it('follows a part of the page that what loads above it moves on, until the visitor does something', async () => {
  const screen = await open()
  await screen.getByRole('link').first().click()
  await expect.poll(topOfPart).toBeLessThan(10)
  const more = screen.getByRole('button').first().element() as HTMLButtonElement
  more.click()
  await expect.poll(() => document.body.scrollHeight).toBeGreaterThan(7000)
  await expect.poll(topOfPart).toBeLessThan(10)
  window.dispatchEvent(new PointerEvent('pointerdown'))
  window.scrollTo({ top: 0, behavior: 'instant' })
  more.click()
  await expect.poll(() => document.body.scrollHeight).toBeGreaterThan(8000)
  // Two frames: what watches the height is told with the first.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(window.scrollY).toBe(0)
})

it('goes to a part of the page that takes long to load', async () => {
  const screen = await open()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  ;(screen.getByRole('link').last().element() as HTMLElement).click()
  await expect.poll(() => document.querySelector('[aria-current=true]')).not.toBeNull()
  vi.advanceTimersByTime(60_000)
  ;(screen.getByRole('button').last().element() as HTMLElement).click()
  await expect.poll(() => document.querySelector('#late')?.getBoundingClientRect().top).toBeLessThan(10)
  vi.useRealTimers()
})

it('puts the focus on the page when a step within it takes away what was pressed, and else leaves it', async () => {
  const { useRouteFocus } = await import('./navigation.ts')
  const Page = () => {
    const main = useRef<HTMLDivElement>(null)
    useRouteFocus(main)
    const { search } = useLocation()
    return (
      <div ref={main} tabIndex={-1} id="page">
        <Link to="?stay">Stay</Link>
        {search === '?open' ? (
          <Link key="close" to="?">
            Close
          </Link>
        ) : (
          <Link key="open" to="?open">
            Open
          </Link>
        )}
      </div>
    )
  }
  const screen = await renderIn('en', <Page />)
  const press = async (name: string) => screen.getByRole('link', { name }).click()
  await press('Stay')
  await expect.element(screen.getByRole('link', { name: 'Stay' })).toHaveFocus()
  for (const [name, next] of [
    ['Open', 'Close'],
    ['Close', 'Open'],
  ] as const) {
    await press(name)
    await expect.element(screen.getByRole('link', { name: next })).toBeVisible()
    await expect.poll(() => document.activeElement?.id).toBe('page')
  }
})
