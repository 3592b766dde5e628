import { useState } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { renderIn } from '#web/testing/render.tsx'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const open = async () => {
  const { useScrollMemory } = await import('./navigation.ts')
  const Page = () => {
    useScrollMemory()
    const [height, grow] = useState(0)
    return (
      <>
        <Link to="#part">To the part</Link>
        <div style={{ height: 3000 + height }} />
        <p id="part">The part</p>
        <button onClick={() => grow(height + 1000)}>More</button>
        <div style={{ height: 3000 }} />
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
  await expect.element(screen.getByRole('link')).toBeVisible()
  expect(window.scrollY).toBe(0)
})

it('follows a part of the page that what loads above it moves on, until the visitor does something', async () => {
  const screen = await open()
  await screen.getByRole('link').click()
  await expect.poll(topOfPart).toBeLessThan(10)
  const more = screen.getByRole('button').element() as HTMLButtonElement
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
