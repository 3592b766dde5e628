import { describe, expect, it } from 'vitest'
import { contactRequest } from '#shared/schemas/lead.ts'
import { checkValues } from '#web/api/use-contract-form.ts'
import { startAnswers, typedAnswers, type ContactAnswers } from './contact-form.tsx'

const user = { firstName: 'Noor', lastName: 'Ali', phoneNumber: '+97433123456', email: 'noor@example.com' }

describe('startAnswers', () => {
  it('fills in who is signed in', () =>
    expect(startAnswers(user, 'Hello')).toEqual({
      name: 'Noor Ali',
      phone: '+974 3312 3456',
      email: 'noor@example.com',
      message: 'Hello',
    }))

  it('knows nothing of a visitor but the first message', () =>
    expect(startAnswers(null, 'Hello')).toEqual({ name: '', phone: '', email: '', message: 'Hello' }))
})

describe('a draft of before signing in', () => {
  const filled = (draft: Partial<ContactAnswers>) => ({
    ...startAnswers(user, 'Hello'),
    ...typedAnswers(draft),
  })

  it('wins over the account, which fills what was left empty', () =>
    expect(filled({ name: 'N. Ali', phone: '', email: '', message: 'Is 300,000 fine?' })).toEqual({
      name: 'N. Ali',
      phone: '+974 3312 3456',
      email: 'noor@example.com',
      message: 'Is 300,000 fine?',
    }))

  it('does not bring back a message that was deleted', () => expect(filled({ message: '' }).message).toBe(''))
})

it('requires a name that is not of spaces only, and no e-mail address', () => {
  const answers = { name: ' ', phone: '+974 3312 3456', email: '', message: '' }
  expect(Object.keys(checkValues(answers, { schema: contactRequest, start: answers }).errors)).toEqual([
    'name',
  ])
})
