import { expect, it } from 'vitest'
import { checkMessage, faultsOf } from './contact-fields.ts'

const good = { name: 'Noor', email: 'noor@example.com', subject: 'A question', message: 'Where are you?' }

it('lets a message pass that the API would take', async () => {
  expect(await checkMessage(good)).toEqual({})
  expect(await checkMessage({ ...good, name: ' نو ' })).toEqual({})
})

it('names what is too short, malformed or too long, as spec 5 has it', async () => {
  expect(await checkMessage({ name: 'N', email: 'noor@', subject: 'Help', message: 'Help meee' })).toEqual({
    name: 'wrong',
    email: 'wrong',
    subject: 'wrong',
    message: 'wrong',
  })
  expect(await checkMessage({ ...good, name: '  N ', message: 'x'.repeat(4001) })).toEqual({
    name: 'wrong',
    message: 4000,
  })
})

it('takes from a refusal only what the form can show', () => {
  expect(faultsOf([{ path: 'subject' }, { path: 'other' }])).toEqual({ subject: 'wrong' })
})
