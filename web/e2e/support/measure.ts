import type { Page } from 'playwright/test'

// Minimum height of a tap target in pixels: of controls for a thumb; of links by WCAG 2.5.8. A target within a line of text
// is as high as its line.
const least = { control: 34, link: 24 }

/** Targets smaller than a thumb needs. A label counts with its input, and so does an `::after` that extends beyond the box. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const reach = (element: Element): number => {
      const { height } = element.getBoundingClientRect()
      const after = getComputedStyle(element, '::after')
      if (after.content === 'none' || after.position !== 'absolute') return height
      return Math.max(height, Number.parseFloat(after.height) || 0)
    }
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td, figcaption') !== null
    const found: string[] = []
    for (const element of document.querySelectorAll(
      'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=tab], [role=option]',
    )) {
      if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue
      if (element.closest('[inert], [aria-hidden=true]')) continue
      const target = element.closest('label') ?? element
      const { width } = target.getBoundingClientRect()
      const height = Math.max(reach(target), reach(element))
      if (width <= 1 || height <= 1 || isInText(element)) continue
      // A slider has fields beside it, in which the same can be typed.
      if (height >= (element.matches('a[href], [type=range]') ? least.link : least.control)) continue
      found.push(
        `${Math.round(height)} px high: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} <${element.tagName.toLowerCase()}>`,
      )
    }
    return found
  }, least)

/** Bars and boxes that stay in sight while the page scrolls, where they take more than half of the height. */
export const stayingBars = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const height = window.innerHeight
    const staying = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, top, bottom } = getComputedStyle(element)
      const stays = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))
      // News goes by itself, a dialog is a page of its own, and what is there for its place alone only catches presses.
      return (
        stays &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('dialog, [role=dialog], [popover], [role=presentation]')
      )
    })
    const taken = new Set<number>()
    for (const element of staying) {
      const { top, bottom, width } = element.getBoundingClientRect()
      if (width <= window.innerWidth / 4) continue
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1) taken.add(y)
    }
    return taken.size > height / 2 ? [`bars take ${taken.size} of ${height} px`] : []
  })

/** Elements whose text does not fit into them. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], [role=tab], label')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.matches('.truncate, .sr-only') &&
          !element.querySelector('.truncate, .sr-only'),
      )
      .filter((element) => {
        const { overflowX } = getComputedStyle(element)
        return overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => `spaced text is cut: ${element.textContent?.trim().slice(0, 40)}`),
  )

/** Elements that still animate under `prefers-reduced-motion`. One millisecond is allowed, so that transition-end events still fire. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)))
    const moving = [...document.querySelectorAll('body *')].filter((element) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element)
      return (
        Math.max(longest(transitionDuration), longest(animationDuration)) > 0.001 ||
        scrollBehavior === 'smooth'
      )
    })
    return moving.slice(0, 3).map(({ outerHTML }) => `moves: ${outerHTML.slice(0, 80)}`)
  })
