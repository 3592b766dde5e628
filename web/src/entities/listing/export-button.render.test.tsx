import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '#shared/constants/market.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { actUndoably } from '#web/api/undoable.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useToast } from '#web/stores/toast.ts'
import { idOf, ownListing } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { ExportButton } from './export-button.tsx'
import { useOwnListings } from './own-listings.ts'

afterEach(() => void vi.restoreAllMocks())

const car = (index: number, priceQAR: number): OwnListing => ({
  ...ownListing,
  id: idOf('lst', index),
  stockNumber: `N-${index}`,
  priceQAR,
})

/** The button beside a list that was read when there was one car. */
const Page = ({ ids }: { ids: readonly string[] | undefined }) => {
  const { data } = useOwnListings()
  return data && <ExportButton {...(ids && { of: ids.map((id) => ({ id })) })} />
}

const exported = async (language: (typeof languages)[number], ids?: readonly string[]) => {
  let stored = [car(1, 90_000)]
  fakeApi((route) => (route === 'GET /api/seller/listings' ? { body: stored } : undefined))
  await renderIn(language, <Page ids={ids} />, ['stock-export', 'messages'])
  const t = loadedMessages(language, 'stock-export')!
  const button = page.getByRole('button', { name: t.button })
  await expect.element(button).toBeEnabled()
  stored = [car(1, 85_000), car(2, 70_000)]
  actUndoably({
    on: [idOf('lst', 2)],
    shownAs: { priceQAR: 65_000 },
    title: 'Saved',
    send: async () => {
      stored = stored.map((one) => (one.id === idOf('lst', 2) ? { ...one, priceQAR: 65_000 } : one))
    },
    failed: () => ({ title: 'Failed' }),
  })
  useToast.setState({ toast: null })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:none'
  })
  await button.click()
  await page.getByText(t['format.csv']).click()
  await expect.poll(() => files.length).toBe(1)
  const [, ...rows] = (await files[0]!.text()).trim().split('\r\n')
  return { rows, toast: useToast.getState().toast, t }
}

it.each(languages)('saves what is stored now, with the act that could be undone, in %s', async (language) => {
  const { rows, toast } = await exported(language, [idOf('lst', 1), idOf('lst', 2)])
  expect(rows).toEqual([expect.stringContaining('85000'), expect.stringContaining('65000')])
  expect(toast).toBeNull()
})

it.each(languages)(
  'saves the cars that it is asked for, and says so if there are fewer, in %s',
  async (language) => {
    const { rows, toast, t } = await exported(language, [idOf('lst', 1), idOf('lst', 3)])
    expect(rows).toEqual([expect.stringContaining('85000')])
    expect(toast?.title).toBe(t.missing)
  },
)

it('saves all that there are, unless it is told which', async () => {
  expect((await exported('en')).rows).toHaveLength(2)
})
