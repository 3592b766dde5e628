import { describe, expect, test } from 'vitest'
import type { AdminDealer } from '#shared/schemas/dealer.ts'
import type { AdminSubmission } from '#shared/schemas/verification.ts'
import type { PendingDealership } from './api/list-pending.ts'
import { hasLeft, targetOf, targetOfDealer, targetOfPending } from './subject.ts'

const registered = { id: 'usr_1', standing: 3, submission: null } as PendingDealership
const application = { id: 'sub_1', userId: 'usr_1', version: 4 } as AdminSubmission
const applied = { ...registered, submission: application } as PendingDealership

describe('a decision names what was looked at', () => {
  test('the version of an application, wherever it was opened', () => {
    const target = { userId: 'usr_1', application: { id: 'sub_1', version: 4 } }
    expect(targetOf({ kind: 'applied', application })).toEqual(target)
    expect(targetOfPending(applied)).toEqual(target)
  })

  test('without one, how the dealership stood', () => {
    const target = { userId: 'usr_1', application: null, standing: 3 }
    expect(targetOf({ kind: 'registered', user: registered })).toEqual(target)
    expect(targetOfPending(registered)).toEqual(target)
    expect(targetOfDealer({ userId: 'usr_1', standing: 3 } as AdminDealer)).toEqual(target)
  })
})

test('a dealership without an application has left when it waits no longer', () => {
  const subject = { kind: 'registered', user: registered } as const
  expect(hasLeft(subject, [registered])).toBe(false)
  expect(hasLeft(subject, [{ ...registered, id: 'usr_2' }])).toBe(true)
  // An application stays to be read, whatever was decided.
  expect(hasLeft({ kind: 'applied', application }, [])).toBe(false)
})
