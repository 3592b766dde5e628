const small = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] // prettier-ignore
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const belowHundred = (number: number): string => {
  if (number < 20) return small[number]!
  const one = number % 10
  return tens[Math.floor(number / 10)]! + (one ? `-${small[one]}` : '')
}

const belowThousand = (number: number): string => {
  const rest = number % 100
  const hundreds = number >= 100 ? `${small[Math.floor(number / 100)]} hundred` : ''
  return [hundreds, rest && belowHundred(rest)].filter(Boolean).join(' and ')
}

const inWords = (number: number): string => {
  if (number === 0) return small[0]!
  const parts = [
    [Math.floor(number / 1_000_000), ' million'],
    [Math.floor(number / 1000) % 1000, ' thousand'],
    [number % 1000, ''],
  ] as const
  const words = parts.flatMap(([count, scale]) => (count ? [belowThousand(count) + scale] : []))
  // "two thousand and five", but "two thousand five hundred".
  const last = number % 1000
  if (words.length > 1 && last > 0 && last < 100) words.push(`and ${words.pop()}`)
  return words.join(' ')
}

/** An amount in words as English contracts write it: `one hundred and five thousand Qatari riyals`. Whole QAR below a milliard. */
export const riyalsInEnglish = (riyals: number): string =>
  `${inWords(riyals)} Qatari ${riyals === 1 ? 'riyal' : 'riyals'}`
