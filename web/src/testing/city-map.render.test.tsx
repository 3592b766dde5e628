import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { CityMap } from '#web/entities/listing/city-map.tsx'
import { fakeApi, overflowing, renderIn, violations } from './render.tsx'

type Locate = Geolocation['getCurrentPosition']

/** Lets the browser answer every question for its place so; gives the questions back. */
const locateBy = (locate: Locate) => {
  const asked = vi.fn<Locate>(locate)
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(asked)
  return asked
}

beforeEach(() => fakeApi(() => undefined))

describe.each(languages)('the map of a city in %s', (language) => {
  it('asks for the place of the visitor at a press only, and tells nobody', async () => {
    // In Dukhan, 77 km west of Doha.
    const asked = locateBy((found) =>
      found({ coords: { latitude: 25.425, longitude: 50.782 } } as GeolocationPosition),
    )
    const screen = await renderIn(language, <CityMap city="Doha" />, ['map'])
    await expect
      .element(screen.getByRole('img'))
      .toHaveAttribute('aria-label', expect.stringContaining(cityLabels.Doha[language]))
    expect(asked).not.toHaveBeenCalled()
    expect(overflowing()).toEqual([])
    await screen.getByRole('button').click()
    await expect.poll(() => document.querySelector('main')?.textContent).toContain(' 77 ')
    expect(await violations()).toEqual([])
    expect(vi.mocked(fetch).mock.calls.filter(([to]) => String(to).includes('25.4'))).toEqual([])
  })

  it('stays in the column beside a dealer’s cars, also while it asks', async () => {
    locateBy(() => {})
    const column = (
      <div style={{ width: '20rem' }}>
        <CityMap city="Al Khor" />
      </div>
    )
    const screen = await renderIn(language, column, ['map'])
    const button = screen.getByRole('button')
    const isWithin = () => {
      const [inner, outer] = [button.element(), document.querySelector('section')!].map((element) =>
        element.getBoundingClientRect(),
      )
      return inner!.left >= outer!.left && inner!.right <= outer!.right
    }
    expect(isWithin()).toBe(true)
    await button.click()
    await expect.element(button).toBeDisabled()
    expect(isWithin()).toBe(true)
  })

  it('says so when the browser does not tell, and can be asked again', async () => {
    locateBy((_, failed) => failed?.({ code: 1 } as GeolocationPositionError))
    const screen = await renderIn(language, <CityMap city="Al Khor" />, ['map'])
    await screen.getByRole('button').click()
    await expect.element(screen.getByRole('status')).not.toBeEmptyDOMElement()
    await expect.element(screen.getByRole('button')).toBeEnabled()
  })
})

it('shows no map of a city that it does not know', async () => {
  const screen = await renderIn('en', <CityMap city="Atlantis" />, ['map'])
  await expect.element(screen.getByRole('main')).toBeEmptyDOMElement()
})
