import { describe, expect, it } from 'vitest'
import {
  howToNotify,
  isPresent,
  isWorthNotifying,
  timeOfMessage,
  toOneLine,
  withAnswer,
  withMessage,
} from './message-rules.ts'
import { aLead } from '#functions/testing/builders.ts'

it.each([
  ['', ''],
  ['Hello\n\nIs it   there?', 'Hello Is it there?'],
  ['a'.repeat(120), 'a'.repeat(120)],
  ['a'.repeat(121), `${'a'.repeat(119)}…`],
  ['🚗'.repeat(121), `${'🚗'.repeat(119)}…`],
])('%j', (text, line) => expect(toOneLine(text)).toBe(line))

const at = (time: string) => new Date(`2026-02-01T${time}.000Z`)

describe('whether the other side is told', () => {
  it('is notified of the first message, and of every one after it has read', () => {
    expect(isWorthNotifying(aLead(), 'buyer', at('08:01:00'))).toBe(true)
    const seen = aLead({ unread: { buyer: 0, seller: 0 } })
    expect(isWorthNotifying(seen, 'seller', at('08:00:01'))).toBe(true)
  })

  it('is not notified again of a burst, but after a quarter of an hour', () => {
    const seen = aLead()
    expect(isWorthNotifying(seen, 'seller', at('08:14:59'))).toBe(false)
    expect(isWorthNotifying(seen, 'seller', at('08:15:00'))).toBe(true)
  })

  it('counts the quarter of an hour from what was notified, not from what was kept quiet', () => {
    const second = withMessage(aLead(), { from: 'buyer', text: 'Hello?', at: at('08:10:00') })
    expect(second).toMatchObject({ unread: { buyer: 0, seller: 2 }, toldAt: aLead().toldAt })
    const third = withMessage(second, { from: 'buyer', text: 'Still there?', at: at('08:16:00') })
    expect(third.unread.seller).toBe(3)
    expect(third.toldAt).toEqual({ buyer: null, seller: at('08:16:00').toISOString() })
  })
})

const answered = aLead({ respondedAt: at('08:00:00').toISOString(), unread: { buyer: 0, seller: 0 } })

describe('who is there', () => {
  it('has read or written the newest message, which is not five minutes old', () => {
    expect(isPresent(answered, 'buyer', at('08:04:59'))).toBe(true)
    expect(isPresent(answered, 'buyer', at('08:05:00'))).toBe(false)
    expect(isPresent({ ...answered, unread: { buyer: 1, seller: 0 } }, 'buyer', at('08:01:00'))).toBe(false)
  })

  it('has done more than send the form', () => {
    expect(isPresent(aLead(), 'buyer', at('08:01:00'))).toBe(false)
    expect(isPresent(aLead({ unread: { buyer: 0, seller: 0 } }), 'seller', at('08:01:00'))).toBe(true)
  })

  it('is mailed with the next message after leaving', () => {
    const notified = withMessage(answered, { from: 'seller', text: 'Hello', at: at('08:01:00') })
    expect(notified.toldAt.buyer).toBeNull()
    expect(isWorthNotifying(notified, 'buyer', at('08:02:00'))).toBe(true)
    const again = withMessage(notified, { from: 'seller', text: 'Are you there?', at: at('08:02:00') })
    expect(again.toldAt.buyer).toBe(at('08:02:00').toISOString())
  })
})

const viewedAt = '2026-02-01T14:00:00.000Z'

describe.each([
  { kind: 'VIEWING_CANCELLED', time: viewedAt },
  { kind: 'VIEWING_ACCEPTED', time: viewedAt },
  { kind: 'OFFER_ACCEPTED', amountQAR: 150_000 },
] as const)('what was agreed on, or is agreed on no more: $kind', (event) => {
  const said = { from: 'seller', text: '', event, at: at('08:03:00') } as const

  it('is mailed to who wrote a moment ago', () => {
    expect(isPresent(answered, 'buyer', said.at)).toBe(true)
    expect(howToNotify(answered, 'buyer', said)).toBe('MAIL')
    expect(withMessage(answered, said).toldAt.buyer).toBe(said.at.toISOString())
  })

  it('is mailed to who was mailed of something else a moment ago', () => {
    const notified = aLead({
      unread: { buyer: 1, seller: 0 },
      toldAt: { buyer: answered.createdAt, seller: null },
    })
    expect(isWorthNotifying(notified, 'buyer', said.at)).toBe(false)
    expect(howToNotify(notified, 'buyer', said)).toBe('MAIL')
  })
})

it('other messages, and a proposal that is taken back, notify as ever', () => {
  for (const other of [undefined, { kind: 'VIEWING_CANCELLED', time: null } as const]) {
    expect(howToNotify(answered, 'buyer', { event: other, at: at('08:03:00') })).toBe('IN_APP')
    expect(howToNotify(aLead(), 'seller', { event: other, at: at('08:03:00') })).toBe('NOT')
    expect(howToNotify(answered, 'buyer', { event: other, at: at('08:05:00') })).toBe('MAIL')
  }
})

it('a message is the newest activity and is unread by the other side alone', () => {
  const time = at('09:00:00')
  expect(withMessage(aLead(), { from: 'seller', text: 'Yes,\nit is', at: time })).toMatchObject({
    lastActivityAt: time.toISOString(),
    lastMessage: { from: 'seller', text: 'Yes, it is' },
    unread: { buyer: 1, seller: 1 },
    messageCount: 2,
  })
})

it('an answer never comes before its question, whatever the clocks say', () => {
  expect(timeOfMessage(aLead(), at('07:59:00')).toISOString()).toBe('2026-02-01T08:00:00.001Z')
  expect(timeOfMessage(aLead(), at('09:00:00'))).toEqual(at('09:00:00'))
})

it('the first answer makes a lead contacted and stays the first', () => {
  const answered = withAnswer(aLead(), at('08:30:00'))
  expect(answered).toMatchObject({ status: 'CONTACTED', respondedAt: at('08:30:00').toISOString() })
  expect(withAnswer(answered, at('09:30:00'))).toEqual(answered)
  expect(withAnswer(aLead({ status: 'CLOSED' }), at('08:30:00')).status).toBe('CLOSED')
})
