import { describe, expect, it } from 'vitest'
import { missingAnswers, startAnswers } from './inquiry-answers.ts'

const user = { firstName: 'Noor', lastName: 'Ali', phoneNumber: '+97433123456', email: 'noor@example.com' }

describe('startAnswers', () => {
  it('fills in who is signed in', () =>
    expect(startAnswers(user, 'Hello', null)).toEqual({
      name: 'Noor Ali',
      phone: '+974 3312 3456',
      email: 'noor@example.com',
      message: 'Hello',
    }))

  it('knows nothing of a visitor but the first message', () =>
    expect(startAnswers(null, 'Hello', null)).toEqual({ name: '', phone: '', email: '', message: 'Hello' }))

  it('keeps what was typed before signing in, and fills what was left empty', () =>
    expect(
      startAnswers(user, 'Hello', { name: 'N. Ali', phone: '', email: '', message: 'Is 300,000 fine?' }),
    ).toEqual({
      name: 'N. Ali',
      phone: '+974 3312 3456',
      email: 'noor@example.com',
      message: 'Is 300,000 fine?',
    }))

  it('does not bring back a message that was deleted', () =>
    expect(startAnswers(user, 'Hello', { message: '' }).message).toBe(''))
})

it('misses a name of spaces only, and no e-mail address', () => {
  const answers = { name: ' ', phone: '+974 3312 3456', email: '', message: '' }
  expect(missingAnswers(answers)).toEqual(['name'])
})
