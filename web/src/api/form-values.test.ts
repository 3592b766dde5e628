import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { newContactMessage } from '#shared/schemas/contact-message.ts'
import { changedValues, checkValues, issuesByField, knownValues } from './form-values.ts'

const start = { name: '', email: '', subject: '', message: '' }
const good = { name: ' Noor ', email: 'Noor@Example.com', subject: 'A question', message: 'Where are you?' }

describe('the check of typed values', () => {
  it('gives the body as the schema makes it', () =>
    expect(checkValues(good, { schema: newContactMessage, start })).toEqual({
      values: { ...good, name: 'Noor', email: 'noor@example.com' },
      errors: {},
    }))

  it('marks each wrong field with its first issue', () =>
    expect(checkValues({ ...good, name: '', email: 'noor@' }, { schema: newContactMessage, start })).toEqual({
      values: {},
      errors: {
        name: { type: 'schema', message: expect.any(String) },
        email: { type: 'schema', message: 'Please enter a valid email' },
      },
    }))

  it('asks about the body that the values make, and names the form’s own fields', () => {
    const schema = z.strictObject({ priceQAR: z.number({ error: 'Not a number' }) })
    const form = {
      schema,
      start: { price: '' },
      fieldOf: { priceQAR: 'price' as const },
      toBody: ({ price }: { price: string }) => ({ priceQAR: price === '' ? null : Number(price) }),
    }
    expect(checkValues({ price: '20' }, form).values).toEqual({ priceQAR: 20 })
    expect(checkValues({ price: '' }, form).errors).toEqual({
      price: { type: 'schema', message: 'Not a number' },
    })
  })

  it('adds what the schema cannot know', () => {
    const alsoWrong = () => [{ path: 'subject', message: 'Again?' }]
    expect(checkValues(good, { schema: newContactMessage, start, alsoWrong }).errors).toEqual({
      subject: { type: 'schema', message: 'Again?' },
    })
  })

  it('does not let pass what belongs to no field', () => {
    const schema = z.strictObject({ name: z.string() })
    expect(checkValues({ name: 'a', more: 1 }, { schema, start: { name: '' } }).errors).toHaveProperty('form')
  })
})

describe('issues by field', () => {
  it('come in the order of the fields', () => {
    const issues = ['message', 'name'].map((path) => ({ path, message: path }))
    expect([...issuesByField(issues, start).keys()]).toEqual(['name', 'message'])
  })

  it('stand at the list that they are in', () =>
    expect(
      issuesByField([{ path: 'hours.3.from', message: 'late' }], { hours: [] as string[] }).get('hours'),
    ).toBe('late'))
})

describe('a kept draft', () => {
  it('fills the fields that the form has', () =>
    expect(knownValues({ name: 'Noor', old: 'x', email: null } as never, start)).toEqual({ name: 'Noor' }))
  it('is of what was typed alone: the rest may change before it is read', () => {
    const first = { price: '50', hours: [{ from: '9' }], text: '' }
    expect(changedValues({ price: '50', hours: [{ from: '9' }], text: 'New' }, first)).toEqual({
      text: 'New',
    })
    expect(changedValues({ ...first, hours: [{ from: '9' }] }, first)).toBeNull()
  })
  it('is none when it says nothing', () => {
    expect(knownValues(null, start)).toBeNull()
    expect(knownValues({}, start)).toBeNull()
  })
})
