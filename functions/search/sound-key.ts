const arabicWord = /^[\u0621-\u064a]{3,}$/

/**
 * How an Arabic car name sounds: foreign g, s and t are written with several letters (تيجوان and تيغوان), and long vowels
 * inside a long name come and go. Undefined for other scripts and for names too short to fold. Marked with a tilde, which
 * no word contains. For makes and models only: in ordinary words these letters are different words.
 */
export const soundKey = (token: string): string | undefined => {
  if (!arabicWord.test(token)) return undefined
  const classed = token.replace(/[غجق]/g, 'ك').replace(/ص/g, 'س').replace(/ط/g, 'ت')
  const isLong = classed.length >= 5
  return `~${isLong ? classed[0] + classed.slice(1, -1).replace(/[اوي]/g, '') + classed.at(-1) : classed}`
}
