import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { renderIn, violations } from '#web/testing/render.tsx'
import { lazyPart } from './lazy-page.ts'

describe.each(languages)('a part of a page, in %s,', (language) => {
  it('leaves the rest in place where it cannot be fetched, and says that it is missing', async () => {
    const Missing = lazyPart<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')), [])
    const There = lazyPart<{ name: string }>(
      async () =>
        ({ name }) => <p>{name}</p>,
      [],
    )
    const screen = await renderIn(
      language,
      <>
        <h1>Toyota</h1>
        <Missing name="Map" />
        <There name="Details" />
      </>,
    )
    const common = loadedMessages(language, 'common')!
    await expect.element(screen.getByText(common['failed.part'], { exact: false })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: common['failed.reload'] })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Toyota' })).toBeVisible()
    await expect.element(screen.getByText('Details')).toBeVisible()
    expect(await violations()).toEqual([])
  })
})
