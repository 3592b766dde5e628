import { describe, expect, it, vi } from 'vitest'
import { PhotoTile } from '#web/features/sell/photo-tile.tsx'
import { DayChart } from '#web/ui/day-chart.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { renderIn } from './render.tsx'

const moved = vi.fn<() => void>()
const nothing = () => {}

const tabs = (
  <Tabs
    label="Offers"
    tabs={[
      { id: 'cars', label: 'Cars' },
      { id: 'plates', label: 'Plates' },
    ]}
    value="plates"
    onChange={moved}
  >
    Plates
  </Tabs>
)

const chart = (
  <DayChart
    title="Views"
    days={['2026-06-01', '2026-06-02'].map((day) => ({ day, bars: [4] }))}
    wordsOf={(index) => {
      if (index === 0) moved()
      return `Day ${index}`
    }}
    summary="8 views"
  />
)

const tile = (
  <ul>
    <PhotoTile
      upload={{ key: '1', name: 'front.jpg', preview: null, state: { phase: 'queued' } }}
      place={1}
      count={3}
      drag={undefined}
      handlers={{
        onPointerDown: nothing,
        onPointerMove: nothing,
        onPointerUp: nothing,
        onPointerCancel: nothing,
      }}
      hintId="hint"
      onMove={moved}
      onRotate={nothing}
      onRetry={nothing}
      onRemove={nothing}
      onLabel={nothing}
    />
    <p id="hint">Arrows move it</p>
  </ul>
)

/** Presses the left arrow, and says whether it is left to the browser. */
const isLeft = (on: HTMLElement, modifier: Partial<KeyboardEventInit>) =>
  on.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...modifier }),
  )

describe.each([
  ['a tab', tabs, '[role=tab][aria-selected=true]'],
  ['a chart', chart, '[role=slider]'],
  ['the handle of a photo', tile, '[aria-describedby=hint]'],
])('on %s', (_, element, place) => {
  it.each(['altKey', 'metaKey', 'ctrlKey'])('an arrow with %s is left to the browser', async (modifier) => {
    await renderIn('en', element, ['charts', 'sell', 'uploads'])
    const control = document.querySelector<HTMLElement>(place)!
    moved.mockClear()
    expect(isLeft(control, { [modifier]: true })).toBe(true)
    expect(moved).not.toHaveBeenCalled()
    expect(isLeft(control, {})).toBe(false)
    await expect.poll(() => moved).toHaveBeenCalled()
  })
})
