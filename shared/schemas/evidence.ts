import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { inspectors, ownerCounts, serviceHistories } from '#shared/reference/evidence.ts'
import { normaliseVin } from '#shared/rules/vin.ts'

/** A month, `2027-03`, or '' for none. */
const month = z
  .string()
  .check(z.regex(/^(?:20\d\d-(?:0[1-9]|1[0-2]))?$/, { error: 'Please choose a month and a year' }))

const noVin = 'A chassis number has 17 letters and digits, and never I, O or Q'

/** What proves a car, as its seller says it; '' takes an answer back, since nobody must stay bound to "first owner". */
export const evidenceFields = {
  owners: z.enum([...ownerCounts, '']),
  serviceHistory: z.enum([...serviceHistories, '']),
  /** The last month of its registration (Istimara), and that of its last passed inspection (Fahes). */
  istimaraUntil: month,
  fahesAt: month,
  /** Who made the inspection report that is attached; without one it says nothing. */
  inspectedBy: z.enum([...inspectors, '']),
  /** The chassis number. Never public: a page has its end alone. */
  vin: z
    .string()
    .check(
      z.maxLength(limits.listing.typedVin, { error: noVin, abort: true }),
      z.overwrite(normaliseVin),
      z.regex(/^(?:[A-HJ-NPR-Z0-9]{17})?$/, { error: noVin }),
    ),
}

/** The private files of a car by their names, as its owner and reviewers have them. */
export const ownFiles = z.object({
  registrationCard: z.nullable(z.string()),
  /** Absent where one file shows both sides. */
  registrationCardBack: z.optional(z.nullable(z.string())),
  idCard: z.nullable(z.string()),
  /** Absent where none is attached. */
  inspectionReport: z.optional(z.nullable(z.string())),
})
