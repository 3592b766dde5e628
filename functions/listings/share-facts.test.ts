import { describe, expect, it } from 'vitest'
import { textWidth } from '#functions/drawing/text.ts'
import { writable } from '#functions/listings/share-facts.ts'

describe('writable', () => {
  it.each([
    ['Škoda Octavia vRS – 2.0', 'Škoda Octavia vRS – 2.0'],
    ['نيسان باترول Platinum', 'نيسان باترول Platinum'],
    ['  GXR   \u200f🔥 V8 日本 ', 'GXR V8'],
    ['e\u0301tat', 'état'],
    ['پاترول چیروکی گ', 'باترول جيروكي ج'],
    ['۲۰۲۱', '2021'],
    ['🔥', ''],
  ])('%j is %j', (text, written) => expect(writable(text)).toBe(written))

  it('leaves nothing that the fonts lack: every empty box has the same width', async () => {
    const all = writable(String.fromCodePoint(...Array.from({ length: 0x2200 }, (_, index) => index + 1)))
    const letters = [...new Set(all.replace(/\s/g, ''))]
    expect(letters.length).toBeGreaterThan(350)
    // Pango draws a missing character as a box with four figures, all equally wide; in both weights no letter is.
    const widthsOf = (letter: string) =>
      Promise.all([textWidth(letter, 'strong'), textWidth(letter, 'regular')]).then(String)
    const box = await widthsOf('\u20bf')
    expect(await widthsOf('\u20bb')).toBe(box)
    const widths = await Promise.all(letters.map(widthsOf))
    expect(letters.filter((_, index) => widths[index] === box)).toEqual([])
  })
})
