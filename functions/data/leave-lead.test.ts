import { describe, expect, it } from 'vitest'
import { leftBy, withoutSide } from './remove-from-lead.ts'
import { sideOf, toLeadItem, type ViewingRecord } from './leads.ts'
import { aLead } from '#functions/testing/builders.ts'

const before = new Date('2026-02-02T08:00:00.000Z')

it('a buyer who leaves takes name, phone, e-mail and words along', () => {
  const left = withoutSide(aLead({ buyerEmail: 'maryam@example.com', note: 'Seems serious' }), 'buyer')
  expect(JSON.stringify(left)).not.toMatch(/Maryam|maryam|55123456|still there/)
  expect(left).toMatchObject({ orphanedBy: 'buyer', sellerName: 'Khalid', note: 'Seems serious' })
})

it('a seller who leaves takes name, note and words along; the buyer keeps their own', () => {
  const lead = aLead({
    note: 'Seems serious',
    sellerNameAr: 'خالد',
    lastMessage: { from: 'seller', text: 'Come on Friday' },
  })
  const left = withoutSide(lead, 'seller')
  expect(JSON.stringify(left)).not.toMatch(/Khalid|خالد|serious|Friday/)
  expect(left).toMatchObject({ orphanedBy: 'seller', buyerName: 'Maryam', message: 'Is it still there?' })
})

it('nothing waits for an answer of somebody who has left', () => {
  const left = leftBy(aLead({ status: 'NEW', unread: { buyer: 0, seller: 2 } }), 'buyer', before)
  expect(left).toMatchObject({ status: 'CLOSED', unread: { buyer: 0, seller: 0 }, orphanedBy: 'buyer' })
})

describe('a viewing', () => {
  const agreed: ViewingRecord = {
    id: 'msg_00000000000000000000000001',
    by: 'buyer',
    times: ['2026-02-03T14:00:00.000Z'],
    note: 'After work',
    state: 'ACCEPTED',
    time: '2026-02-03T14:00:00.000Z',
    place: { city: 'Doha', area: '', address: 'Salwa Road 210' },
    at: '2026-02-01T08:00:00.000Z',
    remindAt: '2026-02-02T14:00:00.000Z',
  }

  it('goes with who proposed it, but for the time that both agreed on', () => {
    const proposed: ViewingRecord = { ...agreed, state: 'PROPOSED', time: null, place: null, remindAt: null }
    expect(leftBy(aLead({ viewing: proposed }), 'buyer', before).viewing).toBeNull()
    const times = [...agreed.times, '2026-02-04T14:00:00.000Z']
    expect(leftBy(aLead({ viewing: { ...agreed, times } }), 'buyer', before).viewing).toMatchObject({
      state: 'CANCELLED',
      time: agreed.time,
      times: agreed.times,
      note: '',
      remindAt: null,
    })
    expect(
      leftBy(aLead({ viewing: { ...agreed, by: 'seller' } }), 'seller', before).viewing?.place,
    ).toBeNull()
  })

  it('is cancelled when the other side leaves, without the seller’s address and without a reminder', () => {
    expect(leftBy(aLead({ viewing: agreed }), 'seller', before).viewing).toMatchObject({
      state: 'CANCELLED',
      note: 'After work',
      place: null,
      remindAt: null,
    })
    const declined = { ...agreed, state: 'DECLINED' as const }
    expect(leftBy(aLead({ viewing: declined }), 'seller', before).viewing?.state).toBe('DECLINED')
  })

  it('that has taken place stays so', () => {
    const left = leftBy(aLead({ viewing: agreed }), 'seller', new Date('2026-02-05T08:00:00.000Z'))
    expect(left.viewing).toMatchObject({ state: 'ACCEPTED', remindAt: null })
  })

  it('is no longer the last word of its conversation, where it was, no matter who cancelled it', () => {
    const time = agreed.time!
    const accepted = { from: 'seller', text: '', event: { kind: 'VIEWING_ACCEPTED', time } } as const
    const ended = { kind: 'VIEWING_CANCELLED', time, end: 'LEFT' }
    const cancelled = { ...agreed, state: 'CANCELLED' as const }
    for (const viewing of [agreed, cancelled]) {
      const left = leftBy(aLead({ viewing, lastMessage: accepted }), 'buyer', before)
      expect(left.lastMessage).toEqual({ from: 'seller', text: '', event: ended })
      // The removal can stop anywhere and be repeated.
      expect(leftBy(left, 'buyer', before).lastMessage.event).toEqual(ended)
    }
    const event = { kind: 'VIEWING_PROPOSED', times: agreed.times, isCounter: false } as const
    const proposal = { ...agreed, state: 'PROPOSED' as const, time: null }
    const asked = aLead({ viewing: proposal, lastMessage: { from: 'buyer', text: '', event } })
    expect(leftBy(asked, 'seller', before).lastMessage.event).toEqual({
      kind: 'VIEWING_CANCELLED',
      time: null,
      times: agreed.times,
      end: 'LEFT',
    })
    const typed = { from: 'seller', text: 'See you then' } as const
    expect(leftBy(aLead({ viewing: agreed, lastMessage: typed }), 'buyer', before).lastMessage).toEqual(typed)
  })

  it('is in a person’s export as it is', () => {
    expect(withoutSide(aLead({ viewing: agreed }), 'seller').viewing).toMatchObject({ state: 'ACCEPTED' })
  })
})

it('who left first stays the one who left', () => {
  expect(withoutSide(withoutSide(aLead(), 'seller'), 'buyer').orphanedBy).toBe('seller')
})

it('is in the lists of those only who are still there', () => {
  expect(toLeadItem(aLead())).toMatchObject({ ownerPk: expect.any(String), statusPk: expect.any(String) })
  const item = toLeadItem(aLead({ buyerId: null }))
  expect(item).toHaveProperty('ownerPk')
  expect(item).not.toHaveProperty('statusPk')
  expect(item).not.toHaveProperty('statusSk')
  expect(sideOf(aLead({ buyerId: null }), 'usr_00000000000000000000000002')).toBeUndefined()
})
