import { expect, test } from 'vitest'
import { senderOf } from './sender.ts'

/** The name as a mail program reads it. */
const readName = (sender: string) =>
  sender
    .replace(/ <[^>]*>$/, '')
    .replaceAll('?= =?', '?==?')
    .replaceAll(/=\?UTF-8\?B\?([\w+/=]+)\?=/g, (_, text: string) => Buffer.from(text, 'base64').toString())

test.each(['Cars, Plates', 'Cars.qa', 'Cars "R" Us', 'Čars', 'سيارة', `${'سيارة '.repeat(9)}🚗`])(
  'a sender called %s is one address in ASCII, which mail programs show as that name',
  (name) => {
    const sender = senderOf('no-reply@cars.example', name)
    expect(sender).toMatch(/^(?:=\?UTF-8\?B\?[\w+/=]+\?= )+<no-reply@cars\.example>$/)
    expect(readName(sender)).toBe(name)
    for (const word of sender.split(' ')) expect(word.length).toBeLessThanOrEqual(75)
  },
)

test('a plain name stands as it is', () => {
  expect(senderOf('no-reply@cars.example', 'Q-Cars 24')).toBe('Q-Cars 24 <no-reply@cars.example>')
})
