// Letters of neighbouring languages that our fonts lack, as the Arabic letters that people read in their place.
const neighbours: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ی: 'ي',
  ک: 'ك',
  پ: 'ب',
  چ: 'ج',
  گ: 'ج',
  '۔': '.',
}

// Characters outside of those that the fonts have (their cmap tables) and a title may hold: they would be empty boxes.
const missing =
  /[^\u0020-\u007e\u00a0-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0671\u06a1\u06a4\u06ba]+/g

/** A text of people's own as pictures can write it: without emoji, marks of direction and letters that the fonts lack. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{L}|۔/gu, (letter) => neighbours[letter] ?? letter)
    .replace(missing, ' ')
    .replace(/\s+/g, ' ')
    .trim()
