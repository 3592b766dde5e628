import { expect, it } from 'vitest'
import { answerLink } from './answer-link.ts'

const asked = { email: 'noor@example.com', subject: 'A question', message: 'Hello\nHow do I sell?' }
const head = 'Noor wrote on 1 Jan 2026:'

const read = (link: string) => {
  const url = new URL(link)
  return {
    to: decodeURIComponent(url.pathname),
    fields: [...url.searchParams.keys()],
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  }
}

it('answers the subject and quotes the text below an empty line', () => {
  const link = answerLink(asked, head)
  expect(link.startsWith('mailto:noor@example.com?subject=Re%3A%20A%20question&body=%0D%0A')).toBe(true)
  // A plus would stay a plus: mail programs do not read forms.
  expect(link).not.toContain('+')
  expect(read(link)).toEqual({
    to: 'noor@example.com',
    fields: ['subject', 'body'],
    subject: 'Re: A question',
    body: '\r\n\r\nNoor wrote on 1 Jan 2026:\r\n> Hello\r\n> How do I sell?',
  })
})

it('does not answer an answer twice', () => {
  expect(read(answerLink({ ...asked, subject: 'RE: A question' }, head)).subject).toBe('RE: A question')
  expect(read(answerLink({ ...asked, subject: 'Regarding' }, head)).subject).toBe('Re: Regarding')
})

it('what people write begins no other field', () => {
  const link = answerLink(
    {
      email: 'a?bcc=b&c#d%0a@example.com',
      subject: 'x&bcc=evil@example.com #1',
      message: 'y&cc=evil@example.com\n100% <b>',
    },
    head,
  )
  expect(read(link)).toMatchObject({
    to: 'a?bcc=b&c#d%0a@example.com',
    fields: ['subject', 'body'],
    subject: 'Re: x&bcc=evil@example.com #1',
    body: expect.stringContaining('> y&cc=evil@example.com\r\n> 100% <b>'),
  })
})

it.each(['م'.repeat(4000), `${'🚗'.repeat(2)}\n`.repeat(1000), 'x'.repeat(4000)])(
  'a long text is cut at a whole character, and the link stays short',
  (message) => {
    const link = answerLink({ ...asked, message }, head)
    expect(link.length).toBeLessThanOrEqual(1900)
    expect(link.length).toBeGreaterThan(1700)
    expect(read(link).body).toMatch(/[م🚗x] …$/u)
  },
)
