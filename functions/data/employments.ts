import * as z from 'zod/mini'
import { id } from '#shared/schemas/ids.ts'
import { staffRoles } from '#shared/rules/user.ts'
import { instant } from '#shared/schemas/text.ts'
import { keys } from './keys.ts'
import { checkWrite, getItem, getItems } from './table.ts'
import type { Write } from './transact.ts'

// Apart from `teams.ts`, since every route that asks for a token loads this.

const employmentRecord = z.object({
  userId: id('user'),
  dealershipId: id('user'),
  role: z.enum(staffRoles),
  since: instant,
})
export type EmploymentRecord = z.output<typeof employmentRecord>

/** For whom somebody works, or undefined. Strongly consistent: who was removed must be refused at once. */
export const findEmployment = (userId: string): Promise<EmploymentRecord | undefined> =>
  getItem(keys.employment(userId), employmentRecord)

/** The employments of these people, of those who have one. */
export const listEmployments = (userIds: readonly string[]): Promise<EmploymentRecord[]> =>
  getItems(
    userIds.map((userId) => keys.employment(userId)),
    employmentRecord,
  )

/** A write, for the transaction of a review, that changes nothing and fails once its author works for the dealership. */
export const notStaffWrite = (userId: string, dealershipId: string): Write =>
  checkWrite(keys.employment(userId), {
    if: 'attribute_not_exists(pk) OR dealershipId <> :dealership',
    values: { dealership: dealershipId },
    refuse: 'DEALER_REVIEW_REFUSED',
  })
