import { expect, it } from 'vitest'
import { eachAtOnce } from '#functions/core/time.ts'
import { api } from '#functions/testing/api.ts'
import { registerVerifiedDealer, registrationForm } from '#functions/testing/people.ts'
import { proven } from '#functions/trust/proven.ts'
import { confusables } from '#shared/reference/confusables.ts'

const toText = (codes: string) =>
  codes
    .split(' ')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('')

/** Characters that look like a letter, by that letter, of Unicode's own list. */
const alike = new Map(
  confusables
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [prototype = '', sources = ''] = line.split('=')
      return [toText(prototype), sources.split(' ').map(toText)]
    }),
)

// What nobody sees, between two letters: a soft hyphen, joiners, fillers of Hangul, a blank of Braille, selectors of variants.
const unseen = [
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u3164',
  '\u115f',
  '\uffa0',
  '\u2800',
  '\ufe0f',
  '\u034f',
]
const marks = ['✅', '✔', '☑️', '√', '®️', '⭐']

// Not made up at random: how many characters look like a letter differs from letter to letter.
const verified = 'Sidra Gate Fine Motors'

/** The name with one of its letters replaced by each that looks like it, and with all that cannot be seen or passes for a mark. */
const disguisesOf = (name: string): string[] => [
  ...new Set([...name].filter((letter) => /\p{L}/u.test(letter)))
    .values()
    .flatMap((letter) => [
      ...(alike.get(letter) ?? []).map((other) => name.replace(letter, () => other)),
      ...(alike.get(letter) ?? []).map((other) => name.replaceAll(letter, () => other)),
    ]),
  ...unseen.flatMap((one) => [
    name.replace(/(?<=\p{L})(?=\p{L})/u, one),
    `${name}${one}`,
    [...name].join(one),
  ]),
  ...marks.map((mark) => `${name} ${mark}`),
  name.toUpperCase(),
  name.toLowerCase(),
  name.replaceAll(' ', '-'),
  name.replaceAll(' ', ''),
  `${name} W.L.L.`,
]

it('nobody registers under the name of a verified dealership, however it is disguised', async () => {
  await registerVerifiedDealer({ companyName: verified })
  const disguises = [...new Set(disguisesOf(verified))].filter((name) => [...name].length <= 80)
  const through: string[] = []
  await eachAtOnce(disguises, 8, async (name) => {
    for (const form of [{ role: 'SELLER_DEALERSHIP', companyName: name }, { firstName: name }] as const) {
      const { status } = await api('POST', '/api/register', { body: registrationForm(form) })
      if (status !== 409 && status !== 400) through.push(`${status} ${JSON.stringify(name)}`)
    }
  })
  expect(through).toEqual([])
  proven('names', 2 * disguises.length)
})
