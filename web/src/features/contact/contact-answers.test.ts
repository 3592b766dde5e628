import { describe, expect, it } from 'vitest'
import { contactRequest } from '#shared/schemas/lead.ts'
import { checkValues } from '#web/api/form-values.ts'
import { startAnswers, typedAnswers, type ContactAnswers } from './contact-answers.ts'

const user = { firstName: 'Noor', lastName: 'Ali', phoneNumber: '+97433123456', email: 'noor@example.com' }

describe('startAnswers', () => {
  it('fills in who is signed in', () =>
    expect(startAnswers(user, 'Hello')).toEqual({
      offer: '',
      times: '',
      name: 'Noor Ali',
      email: 'noor@example.com',
      phone: '+974 3312 3456',
      message: 'Hello',
    }))

  it('knows nothing of a visitor but the first message', () =>
    expect(startAnswers(null, 'Hello')).toEqual({
      offer: '',
      times: '',
      name: '',
      phone: '',
      email: '',
      message: 'Hello',
    }))
})

describe('a draft of before signing in', () => {
  const filled = (draft: Partial<ContactAnswers>) => ({
    ...startAnswers(user, 'Hello'),
    ...typedAnswers(draft),
  })

  it('wins over the account, which fills what was left empty', () =>
    expect(filled({ name: 'N. Ali', phone: '', email: '', message: 'Is 300,000 fine?' })).toEqual({
      offer: '',
      times: '',
      name: 'N. Ali',
      phone: '+974 3312 3456',
      email: 'noor@example.com',
      message: 'Is 300,000 fine?',
    }))

  it('does not bring back a message that was deleted', () => expect(filled({ message: '' }).message).toBe(''))
})

describe('what a request must have', () => {
  const wrong = (answers: Partial<ContactAnswers>) => {
    const { offer: _offer, times: _times, ...start } = { ...startAnswers(null, ''), name: 'Noor', ...answers }
    return Object.keys(checkValues(start, { schema: contactRequest, start }).errors)
  }

  it('is a name that is not of spaces only', () =>
    expect(wrong({ name: ' ', phone: '+974 3312 3456' })).toEqual(['name']))

  it.each([{ phone: '+974 3312 3456' }, { email: 'noor@example.com' }])('is %o alone', (reach) =>
    expect(wrong(reach)).toEqual([]),
  )

  it('is a phone number or an email', () => expect(wrong({})).toEqual(['email']))
})
