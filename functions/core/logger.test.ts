import { expect, test } from 'vitest'
import { readTraceId } from './logger.ts'

const trace = '0af7651916cd43dd8448eb211c80319c'
const span = 'b7ad6b7169203331'

test('takes the id of a trace from the header of the W3C', () => {
  expect(readTraceId(`00-${trace}-${span}-01`)).toBe(trace)
})

test.each([
  ['nothing', undefined],
  ['nothing but noughts', `00-${'0'.repeat(32)}-${span}-01`],
  ['no caller', `00-${trace}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${trace.toUpperCase()}-${span}-01`],
  ['another version', `01-${trace}-${span}-01`],
  ['more than it should', `00-${trace}-${span}-01-x`],
  ['words for the log', `00-${trace}-${span}-01\n{"level":"error"}`],
  ['two headers', `00-${trace}-${span}-01,00-${trace}-${span}-01`],
])('reads no id from %s', (_, header) => {
  expect(readTraceId(header)).toBeUndefined()
})
