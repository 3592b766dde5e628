import { expect, type Locator, type Page } from 'playwright/test'

/**
 * The fault of the element that has the focus, WCAG 2.4.7 and 2.4.11: no focus ring, or it is out of sight. Undefined when there
 * is none. Elements that a script focuses for screen readers (`tabindex=-1`) have no ring on purpose.
 */
const focusFault = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body || focused.tabIndex < 0)
      return undefined
    const name = `${focused.tagName.toLowerCase()} “${(focused.ariaLabel ?? focused.innerText ?? '').slice(0, 40)}”`
    // Its label, row or card may show the ring instead; a script cannot see the thumbs of a range input.
    const marks = [
      focused,
      focused.closest('label'),
      focused.closest('article'),
      focused.closest('li'),
      focused.closest('form'),
      focused.parentElement,
    ]
    const isRinged = marks.some((mark) => {
      if (!mark) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(mark)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
    if (!isRinged && !focused.matches('[type=range]')) return `no ring on ${name}`

    const label = focused.closest('label')
    const boxes = [focused, ...(label ? [label] : [])].map((element) => element.getBoundingClientRect())
    const shares = [0.08, 0.3, 0.5, 0.7, 0.92]
    const isSeen = boxes.some((box) =>
      shares.some((down) =>
        shares.some((along) => {
          const hit = document.elementFromPoint(box.left + box.width * along, box.top + box.height * down)
          return (
            hit !== null &&
            (hit === focused ||
              focused.contains(hit) ||
              (label?.contains(hit) ?? false) ||
              hit.contains(focused))
          )
        }),
      ),
    )
    return isSeen ? undefined : `${name} is out of sight`
  })

/** Presses Tab, and fails where the focus is not seen. */
export const tab = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab')
  expect(await focusFault(page)).toBeUndefined()
}

/** Presses Tab until this has the focus. Fails when it is not reached within that many steps. */
export const tabTo = async (page: Page, target: Locator, most = 150): Promise<void> => {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step <= most; step++) {
    if (await isThere()) return
    await tab(page)
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** Moves the focus there and presses it. */
export const pressOn = async (
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves the focus to a field and replaces its text. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Moves the focus to a list of choices and down to the one with this value. */
export const choose = async (page: Page, field: Locator, value: string): Promise<void> => {
  await tabTo(page, field)
  for (let step = 0; step < 120; step++) {
    if ((await field.inputValue()) === value) return
    // Keys that go elsewhere would look as if the choice were missing.
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`There is no choice ${value}`)
}

/** Moves the focus to a group of radio buttons and along it to this one. */
export const pick = async (page: Page, first: Locator, wanted: Locator): Promise<void> => {
  await tabTo(page, first)
  for (let step = 0; step < 40; step++) {
    if (await wanted.isChecked()) return
    // The first press takes the one in focus.
    if (step === 0) await page.keyboard.press('Space')
    else await page.keyboard.press('ArrowDown')
  }
  throw new Error('The choice is not reached')
}

/** The element in focus is somewhere: not on the page as a whole, from where Tab would begin anew. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
