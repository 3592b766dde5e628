import { describe, expect, it } from 'vitest'
import { wrapWords } from './text.ts'

/** Every letter as wide as any other; marks of direction have no width. */
const measure = async (text: string): Promise<number> => text.replace(/[\u200e\u200f]/g, '').length

const wrap = (text: string, width: number, lines: number) =>
  wrapWords(text.split(' '), { width, lines }, measure)

const ltr = '\u200e'
const rtl = '\u200f'

describe('wrapWords', () => {
  it('leaves one line alone', async () => {
    expect(await wrap('Kia Rio 2021', 20, 3)).toEqual({ lines: ['Kia Rio 2021'], isWhole: true })
  })

  it('takes as few lines as hold it, about equally long', async () => {
    const { lines } = await wrap('Land Rover Range Rover Sport HSE', 25, 3)
    expect(lines).toEqual(['Land Rover Range', 'Rover Sport HSE'])
  })

  it('keeps parts of several words together', async () => {
    const parts = ['Land Rover', 'Range Rover', 'Vogue HSE 2018']
    const { lines } = await wrapWords(parts, { width: 18, lines: 3 }, measure)
    expect(lines).toEqual(parts)
  })

  it('cuts what is too much, and says so', async () => {
    const { lines, isWhole } = await wrap('one two three four', 9, 2)
    expect([lines, isWhole]).toEqual([['one two', `three fo…${ltr}`], false])
  })

  it('cuts a word that is wider than any line', async () => {
    const { lines, isWhole } = await wrap('Donaudampfschiff', 10, 2)
    expect([lines, isWhole]).toEqual([[`Donaudamp…${ltr}`], false])
  })

  it('keeps the ellipsis at the end of Arabic', async () => {
    expect((await wrap('الشحانية الجديدة', 10, 1)).lines).toEqual([`الشحانية…${rtl}`])
  })

  it('lets figures go the way of the letters before them, over the end of a line', async () => {
    expect((await wrap('لكزس RX 350 Sport', 10, 2)).lines).toEqual(['لكزس RX', `${ltr}350 Sport`])
    expect((await wrap('نيسان باترول 2021', 12, 2)).lines).toEqual(['نيسان', 'باترول 2021'])
    const { lines } = await wrapWords(['مرسيدس كلاس', '2021'], { width: 11, lines: 2 }, measure)
    expect(lines).toEqual(['مرسيدس كلاس', `${rtl}2021`])
  })

  it.each([0, 0.5])('ends where nothing fits: %s', async (width) => {
    expect((await wrap('a b c', width, 2)).isWhole).toBe(false)
  })
})
