import { afterEach, expect, it, vi } from 'vitest'
import { shareLink } from './share-link.ts'

const link = { title: 'Toyota Land Cruiser', url: 'https://sayara.example/cars/toyota' }

afterEach(() => vi.unstubAllGlobals())

const device = (refusal?: string, canCopy = true) => {
  const share = vi.fn<Navigator['share']>(async () => {
    if (refusal) throw new DOMException('', refusal)
  })
  const writeText = vi.fn<Clipboard['writeText']>(async () => {
    if (!canCopy) throw new DOMException('', 'NotAllowedError')
  })
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  return writeText
}

it.each([[undefined], ['AbortError']])('copies nothing for who has seen the sheet (%s)', async (refusal) => {
  const writeText = device(refusal)
  expect(await shareLink(link)).toBe('offered')
  expect(writeText).not.toHaveBeenCalled()
})

it.each([['NotAllowedError'], ['InvalidStateError']])(
  'copies the address where the sheet is refused (%s)',
  async (refusal) => {
    const writeText = device(refusal)
    expect(await shareLink(link)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(link.url)
  },
)

it('says where neither is possible', async () => {
  device('NotAllowedError', false)
  expect(await shareLink(link)).toBe('failed')
})
