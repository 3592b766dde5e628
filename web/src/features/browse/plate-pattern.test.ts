import { expect, it } from 'vitest'
import { isPattern, patternFace } from '#web/features/browse/plate-pattern.tsx'

const drawn = (typed: string) => {
  const face = patternFace(typed)
  return face && `${face.series ?? ''}${face.number}`
}

it.each([
  ['7?7?7?', '7?7?7?'],
  ['*007', '???007'],
  ['7*', '7?????'],
  ['1*2*3', '1???23'],
  ['*', '??????'],
  ['333', '333'],
  ['q 77', 'Q77'],
  ['٧؟٧', '7?7'],
  ['12-34', '1234'],
  ['123456*', '123456'],
])('shows %s on a plate as %s', (typed, shown) => expect(drawn(typed)).toBe(shown))

it.each(['', 'Q', 'mirror', '1234567', '???????', 'X 5', '7!'])('has no plate for %j', (typed) =>
  expect(patternFace(typed)).toBeUndefined(),
)

it('knows numbers and patterns of any script from words', () => {
  expect(['7?7', '٧؟٧', 'Q 12', '*'].filter(isPattern)).toHaveLength(4)
  expect(['mirror', 'مرآة', '3 digits'].filter(isPattern)).toEqual([])
})
