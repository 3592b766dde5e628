import { describe, expect, it } from 'vitest'
import {
  isComing,
  isCounterProposal,
  openTimes,
  pastViewingState,
  viewingAnswersOf,
  viewingDays,
  viewingIssue,
  viewingReminderAt,
  viewingStateAt,
  viewingTimes,
  wasCancelled,
} from './viewing.ts'
import { fromQatarTime } from './qatar-day.ts'
import { leadSides, type Viewing, viewingStates } from '#shared/schemas/lead.ts'

/** A time by the clock in Qatar, of February 2026 (the first is a Sunday). */
const on = (day: number, clock: string) => fromQatarTime(`2026-02-${String(day).padStart(2, '0')}T${clock}`)
const iso = (day: number, clock: string) => on(day, clock).toISOString()
const now = on(1, '11:10')

const aViewing = (parts: Partial<Viewing> = {}): Viewing => ({
  id: 'msg_00000000000000000000000001',
  by: 'buyer',
  times: [iso(2, '17:00'), iso(3, '10:30')],
  note: '',
  state: 'PROPOSED',
  time: null,
  place: null,
  at: now.toISOString(),
  ...parts,
})
const agreed = aViewing({ state: 'ACCEPTED', time: iso(3, '10:30') })

/** Closed on Fridays, with a break at midday; on Saturdays open until one in the night. */
const week = [
  ...Array.from({ length: 5 }, () => ({
    from: '09:00',
    to: '13:00',
    second: { from: '16:00', to: '20:00' },
  })),
  null,
  { from: '16:00', to: '01:00' },
]

describe('times that can be proposed', () => {
  it('are today and the next thirty days', () => {
    const days = viewingDays(now)
    expect([days.length, days[0], days.at(-1)]).toEqual([31, '2026-02-01', '2026-03-03'])
    expect(viewingDays(on(1, '23:59'))[0]).toBe('2026-02-01')
  })

  it('are each half hour from eight to ten where nobody has said hours, and none that has begun', () => {
    const today = viewingTimes('2026-02-01', null, now)
    expect([today[0], today.at(-1)]).toEqual([iso(1, '11:30'), iso(1, '21:30')])
    expect(viewingTimes('2026-02-02', null, now)).toHaveLength(28)
  })

  it('are within a dealership’s hours to the end of the viewing', () => {
    const monday = viewingTimes('2026-02-02', week, now)
    expect(monday).toContain(iso(2, '12:30'))
    expect(monday).not.toContain(iso(2, '13:00'))
    expect(monday.at(-1)).toBe(iso(2, '19:30'))
    expect(viewingTimes('2026-02-06', week, now)).toEqual([])
    expect(viewingTimes('2026-02-07', week, now).at(-1)).toBe(iso(7, '23:30'))
    expect(viewingTimes('2026-02-08', week, now)[0]).toBe(iso(8, '00:00'))
  })

  it('are refused with the reason', () => {
    const issue = (...times: string[]) => viewingIssue(times, week, now)
    expect(issue(iso(2, '09:00'), iso(2, '16:00'), iso(3, '09:30'))).toBeUndefined()
    expect(issue()).toBe('none')
    expect(issue(iso(2, '09:00'), iso(2, '09:30'), iso(2, '10:00'), iso(2, '10:30'))).toBe('none')
    expect(issue('2026-13-45T99:00:00.000Z')).toBe('none')
    expect(issue(iso(2, '09:00'), iso(2, '09:00'))).toBe('twice')
    expect(issue(iso(1, '11:00'))).toBe('past')
    expect(issue(iso(2, '14:00'))).toBe('closed')
    expect(issue(iso(2, '09:15'))).toBe('closed')
    expect(viewingIssue([fromQatarTime('2026-03-03T21:30').toISOString()], null, now)).toBeUndefined()
    expect(viewingIssue([fromQatarTime('2026-03-04T08:00').toISOString()], null, now)).toBe('tooFar')
  })
})

describe('the state of a viewing', () => {
  const state = (viewing: Viewing, at: Date, isViewable = true, isGone = !isViewable) =>
    viewingStateAt(viewing, { isViewable, isGone, status: 'CONTACTED', at })

  it('lapses with the last proposed time', () => {
    expect(state(aViewing(), on(3, '10:29'))).toBe('PROPOSED')
    expect(state(aViewing(), on(3, '10:30'))).toBe('LAPSED')
  })

  it('has taken place when an agreed time is over', () => {
    expect(state(agreed, on(3, '10:59'))).toBe('ACCEPTED')
    expect(state(agreed, on(3, '11:00'))).toBe('PAST')
    expect(state(agreed, on(3, '11:00'), false)).toBe('PAST')
  })

  it('stays agreed while the car waits for review, when no proposal can be answered', () => {
    expect([state(agreed, now, false, false), state(aViewing(), now, false, false)]).toEqual([
      'ACCEPTED',
      'LAPSED',
    ])
  })

  it('has no open proposal while the inquiry is closed, but what is agreed', () => {
    const closed = { isViewable: true, isGone: false, status: 'CLOSED', at: now } as const
    expect([viewingStateAt(aViewing(), closed), viewingStateAt(agreed, closed)]).toEqual([
      'LAPSED',
      'ACCEPTED',
    ])
    expect(viewingStateAt(aViewing(), { ...closed, status: 'NEW' })).toBe('PROPOSED')
  })

  it('lapses when the car is gone, and stays what an answer made it', () => {
    expect([state(aViewing(), now, false), state(agreed, now, false)]).toEqual(['LAPSED', 'LAPSED'])
    for (const said of ['DECLINED', 'CANCELLED'] as const)
      expect(state(aViewing({ state: said }), on(9, '10:00'), false)).toBe(said)
  })
})

it('somebody may come at the times of an open proposal, at the agreed one, and at none that was answered', () => {
  expect(openTimes(aViewing())).toEqual([iso(2, '17:00'), iso(3, '10:30')])
  expect(openTimes(agreed)).toEqual([iso(3, '10:30')])
  for (const state of ['DECLINED', 'CANCELLED'] as const) expect(openTimes({ ...agreed, state })).toEqual([])
})

describe('what a side may do', () => {
  it('answers the other side’s proposal, takes back its own, and either side cancels what is agreed', () => {
    expect(viewingAnswersOf(aViewing(), 'seller')).toEqual(['ACCEPTED', 'DECLINED'])
    expect(viewingAnswersOf(aViewing(), 'buyer')).toEqual(['CANCELLED'])
    for (const side of leadSides) {
      expect(viewingAnswersOf(agreed, side)).toEqual(['CANCELLED'])
      for (const state of viewingStates.filter((one) => one !== 'PROPOSED' && one !== 'ACCEPTED'))
        expect(viewingAnswersOf(aViewing({ state }), side)).toEqual([])
    }
  })

  it('knows an answer with other times from a new proposal', () => {
    expect(isCounterProposal('seller', aViewing())).toBe(true)
    expect(isCounterProposal('buyer', aViewing())).toBe(false)
    expect(isCounterProposal('seller', aViewing({ state: 'DECLINED' }))).toBe(false)
    expect(isCounterProposal('seller', null)).toBe(false)
  })
})

it('both are reminded a day before, three hours before on the same day, and not of what begins sooner', () => {
  expect(viewingReminderAt(iso(3, '10:30'), now)).toBe(iso(2, '10:30'))
  expect(viewingReminderAt(iso(1, '17:00'), now)).toBe(iso(1, '14:00'))
  // Agreed in the evening for the next morning: a day before has passed.
  expect(viewingReminderAt(iso(2, '10:30'), now)).toBe(iso(2, '07:30'))
  expect(viewingReminderAt(iso(1, '14:00'), now)).toBeNull()
})

it('an agreed viewing of the next seven days is coming', () => {
  expect(isComing(agreed, now)).toBe(true)
  expect(isComing(aViewing(), now)).toBe(false)
  expect(isComing({ ...agreed, time: iso(8, '21:30') }, now)).toBe(true)
  expect(isComing({ ...agreed, time: iso(9, '08:00') }, now)).toBe(false)
  expect(isComing(null, now)).toBe(false)
})

it('what became of an earlier proposal is told by what followed it', () => {
  const proposed = (from: 'buyer' | 'seller', isCounter: boolean) => ({
    from,
    event: { kind: 'VIEWING_PROPOSED' as const, times: [iso(2, '17:00')], isCounter },
  })
  const offer = { from: 'seller' as const, event: { kind: 'OFFER_DECLINED' as const, amountQAR: 1 } }
  expect(pastViewingState('buyer', [offer, proposed('seller', true)])).toBe('COUNTERED')
  expect(pastViewingState('buyer', [proposed('buyer', false)])).toBe('REPLACED')
  expect(pastViewingState('buyer', [proposed('seller', false)])).toBe('LAPSED')
  expect(pastViewingState('buyer', [offer])).toBe('LAPSED')
  expect(pastViewingState('buyer', [{ from: 'seller', event: { kind: 'VIEWING_DECLINED' } }])).toBe(
    'DECLINED',
  )
  const accepted = {
    from: 'seller' as const,
    event: { kind: 'VIEWING_ACCEPTED' as const, time: iso(2, '17:00') },
  }
  const cancelled = {
    from: 'buyer' as const,
    event: { kind: 'VIEWING_CANCELLED' as const, time: iso(2, '17:00') },
  }
  expect(pastViewingState('buyer', [accepted, offer])).toBe('ACCEPTED')
  expect(pastViewingState('buyer', [accepted, offer, cancelled])).toBe('CANCELLED')
  expect(pastViewingState('buyer', [accepted, proposed('buyer', false), accepted, cancelled])).toBe(
    'ACCEPTED',
  )
  expect([wasCancelled([offer, cancelled]), wasCancelled([offer])]).toEqual([true, false])
})
