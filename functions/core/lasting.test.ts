import { describe, expect, test } from 'vitest'
import { lasting, lastingText } from '#functions/core/lasting.ts'

describe('lasting', () => {
  test('freezes a value to its depth', () => {
    const value = lasting({ list: [{ name: 'a' }] })
    expect(() => void (value.list[0]!.name = 'b')).toThrow(TypeError)
    expect(() => value.list.push({ name: 'b' })).toThrow(TypeError)
  })

  test('leaves no trace that a copy, a comparison or JSON would show', () => {
    const value = lasting({ name: 'a' })
    lastingText(value, () => 'kept')
    expect(value).toStrictEqual({ name: 'a' })
    expect(Reflect.ownKeys({ ...value })).toEqual(['name'])
    expect(JSON.stringify(value)).toBe('{"name":"a"}')
  })

  test('takes a value that shares a lasting part', () => {
    const part = lasting({ name: 'a' })
    expect(lasting({ part }).part).toBe(part)
  })
})

describe('lastingText', () => {
  const counting = (text: string) => {
    const write = () => {
      write.calls++
      return text
    }
    write.calls = 0
    return write
  }

  test('asks once for a lasting value', () => {
    const [value, write] = [lasting({}), counting('é "عربي" \u{1f697}')]
    const texts = [lastingText(value, write), lastingText(value, write)]
    expect([texts, write.calls]).toEqual([['é "عربي" \u{1f697}', 'é "عربي" \u{1f697}'], 1])
  })

  test('asks every time for any other, frozen or not', () => {
    const write = counting('a')
    for (const value of [{}, Object.freeze({})]) {
      lastingText(value, write)
      lastingText(value, write)
    }
    expect(write.calls).toBe(4)
  })

  test('never gives one the text of another', () => {
    const [value, one, other] = [lasting({}), counting('one'), counting('other')]
    expect([one, other, one].map((write) => lastingText(value, write))).toEqual(['one', 'other', 'one'])
  })
})
