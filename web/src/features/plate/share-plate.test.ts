import { afterEach, expect, it, vi } from 'vitest'
import { sharePlate } from '#web/features/plate/share-plate.tsx'

const link = { title: 'Number plate 333', url: 'https://sayara.example/number-plates/333' }
const picture = new File(['png'], '333.png', { type: 'image/png' })

afterEach(() => vi.unstubAllGlobals())

const device = (navigator: object) => vi.stubGlobal('navigator', navigator)

it('shares the picture with the address in its text', async () => {
  const share = vi.fn<Navigator['share']>(async () => {})
  device({ canShare: () => true, share })
  expect(await sharePlate(link, async () => picture)).toBe('offered')
  expect(share.mock.calls[0]?.[0]).toEqual({
    files: [picture],
    title: link.title,
    text: `${link.title}\n${link.url}`,
  })
})

it('shares the address alone when there is no picture', async () => {
  const share = vi.fn<Navigator['share']>(async () => {})
  device({ canShare: () => true, share })
  expect(await sharePlate(link, () => Promise.reject(new Error('offline')))).toBe('offered')
  expect(share.mock.calls[0]?.[0]).toEqual(link)
})

it('does not offer a second sheet to who closed the first', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.reject(new DOMException('closed', 'AbortError')))
  device({ canShare: () => true, share })
  expect(await sharePlate(link, async () => picture)).toBe('offered')
  expect(share).toHaveBeenCalledOnce()
})

it('copies the address where nothing can be shared, without fetching a picture', async () => {
  const writeText = vi.fn<Clipboard['writeText']>(async () => {})
  const getPicture = vi.fn<() => Promise<File>>(async () => picture)
  device({ clipboard: { writeText } })
  expect(await sharePlate(link, getPicture)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(link.url)
  expect(getPicture).not.toHaveBeenCalled()
})
