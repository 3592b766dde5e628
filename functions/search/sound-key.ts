const arabicWord = /^[\u0621-\u064a]{3,}$/

/** A word with the letters that foreign g, s and t are written with made one each (تيجوان and تيغوان). */
export const soundLetters = (token: string): string =>
  token.replace(/[غجق]/g, 'ك').replace(/ص/g, 'س').replace(/ط/g, 'ت')

/**
 * How an Arabic car name sounds: foreign letters made one, and without the long vowels inside a long name, which come and
 * go. Undefined for other scripts and for names too short to fold. For makes and models only: in ordinary words these
 * letters are different words.
 */
export const soundKey = (token: string): string | undefined => {
  if (!arabicWord.test(token)) return undefined
  const letters = soundLetters(token)
  if (letters.length < 5) return letters
  const bones = letters[0] + letters.slice(1, -1).replace(/[اوي]/g, '') + letters.at(-1)
  // Three letters are too few to know a long name by: جي إل إي is not جلي.
  return bones.length < 4 ? letters : bones
}
