import { describe, expect, it } from 'vitest'
import { parseJsonText } from '#functions/core/json-text.ts'

const codeOf = (text: string) => {
  try {
    parseJsonText(text)
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('parseJsonText', () => {
  it('gives what JSON.parse gives for ordinary bodies', () => {
    const body = { make: 'Toyota', images: ['a', 'b'], nested: { 'a "quoted" key:': [1, null, true] } }
    expect(parseJsonText(JSON.stringify(body))).toEqual(body)
  })

  it.each([
    ['{"a":1', 'INVALID_JSON'],
    ['', 'INVALID_JSON'],
    ['{"a":1,}', 'INVALID_JSON'],
    ['{"a":1,"a":2}', 'BAD_REQUEST'],
    ['{"a":1,"\\u0061":2}', 'BAD_REQUEST'],
    ['{"__proto__":{"role":"PLATFORM_ADMIN"}}', 'BAD_REQUEST'],
    ['{"x":{"constructor":1}}', 'BAD_REQUEST'],
    ['[[[[[[[[[[[1]]]]]]]]]]]', 'BAD_REQUEST'],
    [`{${Array.from({ length: 201 }, (_, index) => `"k${index}":1`).join()}}`, 'BAD_REQUEST'],
  ])('refuses %s', (text, code) => expect(codeOf(text)).toBe(code))

  it('allows one name in two objects, and a colon inside a value', () => {
    expect(codeOf('{"a":{"x":1},"b":{"x":"y: {"}}')).toBe('accepted')
  })

  it('survives depth that would overflow a recursive walk', () => {
    expect(codeOf(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).toBe('BAD_REQUEST')
  })
})
