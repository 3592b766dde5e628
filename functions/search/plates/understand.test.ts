import { expect, it, test } from 'vitest'
import { canonicalPattern, shapesOf } from './understand.ts'

it.each([
  ['*?*?*?*?', '????*'],
  ['*'.repeat(100), '*'],
  ['?*7**?8', '?*7?*8'],
  ['7?7?7?', '7?7?7?'],
  ['???????', undefined],
  ['1234567', undefined],
  ['1*2*3*4*5*6*7', undefined],
])('%s is %s', (pattern, canonical) => expect(canonicalPattern(pattern)).toBe(canonical))

test('no pattern stands for more than 35 shapes, each once', () => {
  let most = 0
  const grow = (pattern: string): void => {
    const canonical = canonicalPattern(pattern)
    if (canonical === undefined) return
    const shapes = shapesOf(canonical)
    expect(new Set(shapes).size, canonical).toBe(shapes.length)
    most = Math.max(most, shapes.length)
    if (pattern.length < 9)
      for (const sign of ['1', '?', '*']) if (!pattern.endsWith('*') || sign === '1') grow(pattern + sign)
  }
  grow('*')
  grow('1')
  expect(most).toBe(35)
})
