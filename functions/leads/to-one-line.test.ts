import { expect, it } from 'vitest'
import { toOneLine } from '#functions/leads/to-one-line.ts'

it.each([
  ['', ''],
  ['Hello\n\nIs it   there?', 'Hello Is it there?'],
  ['a'.repeat(120), 'a'.repeat(120)],
  ['a'.repeat(121), `${'a'.repeat(119)}…`],
  ['🚗'.repeat(121), `${'🚗'.repeat(119)}…`],
])('%j', (text, line) => expect(toOneLine(text)).toBe(line))
