import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { NearPlateReason } from '#shared/schemas/plate.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { plate } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { NearPlates, NoPlates } from './no-plates.tsx'

const number = plate.number
const namespaces = ['plates', 'near-plates', 'saved-searches'] as const
const nearFor = (why: NearPlateReason) => [{ plate, why }]
const nothing = () => {}

beforeEach(() => fakeApi(() => undefined))

describe.each(languages)('in %s', (language) => {
  const plates = () => loadedMessages(language, 'plates')!
  const nearby = () => loadedMessages(language, 'near-plates')!
  const alertLabel = () =>
    loadedMessages(language, 'saved-searches')!['plates.tellMe'].replace('{number}', `\u2066${number}\u2069`)

  /** Renders a search for the number that finds no plate. */
  const showNone = (why: NearPlateReason, onClear = nothing) =>
    renderIn(
      language,
      <NoPlates
        narrowed
        number={number}
        saving={{ suggestedName: number, searchParams: { search: number, maxPrice: '100000' } }}
        notUnderstood={false}
        near={nearFor(why)}
        outdated={false}
        onClear={onClear}
        onNear={nothing}
      />,
      namespaces,
    )

  it('does not say that nobody offers a number which only filters keep out', async () => {
    const onClear = vi.fn<() => void>()
    const screen = await showNone('NUMBER', onClear)
    await expect.element(screen.getByText(plates()['empty.title'])).toBeVisible()
    await expect.element(screen.getByText(plates()['empty.text'])).toBeVisible()
    await expect.element(screen.getByText(nearby().NUMBER)).toBeVisible()
    await expect.element(screen.getByText(nearby().text)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: alertLabel() })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: plates()['empty.clear'] }).click()
    expect(onClear).toHaveBeenCalledOnce()
  })

  it('says that nobody offers a number, and asks to be told, where only others are near', async () => {
    const screen = await showNone('ONE_DIGIT')
    await expect.element(screen.getByText(plates()['empty.number.text'])).toBeVisible()
    await expect.element(screen.getByText(nearby().text)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: alertLabel() })).toBeVisible()
  })

  it('says that a text was not understood, and promises no alert for it', async () => {
    const screen = await renderIn(
      language,
      <NoPlates
        narrowed
        number=""
        saving={{ suggestedName: 'premuim 777', searchParams: { search: 'premuim 777' } }}
        notUnderstood
        near={[]}
        outdated={false}
        onClear={nothing}
        onNear={nothing}
      />,
      namespaces,
    )
    await expect.element(screen.getByText(nearby()['notUnderstood.title'])).toBeVisible()
    await expect.element(screen.getByText(nearby()['notUnderstood.text'])).toBeVisible()
    const anyAlert = loadedMessages(language, 'saved-searches')!['plates.tellMe.any']
    await expect.element(screen.getByRole('button', { name: anyAlert })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: plates()['empty.clear'] })).toBeVisible()
  })

  it('offers an alert below plates that were found only where the number is not for sale', async () => {
    const show = (why: NearPlateReason) =>
      renderIn(language, <NearPlates near={nearFor(why)} number={number} onNear={nothing} />, namespaces)
    const without = await show('ONE_DIGIT')
    await expect.element(without.getByRole('button', { name: alertLabel() })).toBeVisible()
    await without.unmount()
    const screen = await show('NUMBER')
    await expect.element(screen.getByText(nearby().NUMBER)).toBeVisible()
    await expect.element(screen.getByText(nearby().text)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: alertLabel() })).not.toBeInTheDocument()
  })
})
