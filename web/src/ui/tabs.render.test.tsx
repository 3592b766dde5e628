import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { renderIn } from '#web/testing/render.tsx'
import { Tabs } from './tabs.tsx'

/** A row of tabs that is as wide as the tabs are without counts. */
const rowOf = (count: string | undefined) => (
  <div className="w-fit">
    <Tabs
      label="Queues"
      tabs={['cars', 'plates', 'quotes'].map((id) => ({ id, label: id, count, keepsRoom: true }))}
      value="cars"
      onChange={() => {}}
    >
      Cars
    </Tabs>
  </div>
)

it('counts that come and go move nothing below a row that wraps', async () => {
  await page.viewport(1280, 800)
  const screen = await renderIn('en', rowOf(undefined))
  const rights = () =>
    screen
      .getByRole('tab')
      .elements()
      .map((tab) => tab.getBoundingClientRect().right)
  // Text has another width until its font is there.
  rights()
  await document.fonts.ready
  const before = rights()
  await screen.rerender(rowOf('12'))
  await expect.element(screen.getByRole('tab', { name: 'cars 12' })).toBeVisible()
  expect(rights()).toEqual(before)
})
