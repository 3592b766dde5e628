import { expect, it } from 'vitest'
import { emptyRefusal, saysWhy, toggled } from './refusal.ts'

it('chooses and takes back, up to a number', () => {
  expect(toggled(['a'], 'b', 2)).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b'])
})

it.each([
  [{}, false],
  [{ text: '  ' }, false],
  [{ fields: ['businessName' as const], notes: 'x' }, false],
  [{ text: 'Because' }, true],
  [{ codes: ['INCOMPLETE' as const] }, true],
])('knows whether %j says why', (part, says) => expect(saysWhy({ ...emptyRefusal, ...part })).toBe(says))
