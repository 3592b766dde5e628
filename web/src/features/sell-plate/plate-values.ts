import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { plateLimits } from '#shared/constants/plate-limits.ts'
import {
  plateLocations,
  sellPlateCategories,
  type SellPlateCategory,
} from '#shared/reference/plate-vocabulary.ts'
import { plateText, readPlateNumber } from '#shared/rules/plate-number.ts'
import { proposedCategory } from '#shared/rules/plate-tags.ts'
import type { PlateView } from '#shared/schemas/plate.ts'
import { paragraphs } from '#shared/schemas/text.ts'
import { readWhole, writeWhole } from '#web/i18n/whole-number.ts'
import type { IssueKey } from './issue-text.ts'
import { numberIssue } from './number-issue.ts'

/** What the form holds while it is filled in, all of it as text. */
export type PlateValues = {
  plateNumber: string
  /** Empty: the one that is proposed for the number. */
  category: string
  price: string
  location: string
  description: string
}

export const blankValues: PlateValues = {
  plateNumber: '',
  category: '',
  price: '',
  location: '',
  description: '',
}

/** A plate as the form shows it. */
export const valuesOf = ({
  plateNumber,
  category,
  price,
  location,
  description,
}: PlateView): PlateValues => ({
  plateNumber,
  category,
  price: writeWhole(price),
  location,
  description: description ?? '',
})

const issue = (key: IssueKey) => ({ error: key })
const { min, max } = plateLimits.price

const isAmount = (text: string) => {
  const price = readWhole(text)
  return price !== undefined && price >= min && price <= max
}

/** The category proposed for a number as it is typed; undefined before it is one. */
export const proposedOf = (typed: string): SellPlateCategory | undefined => {
  const read = readPlateNumber(typed)
  return read && proposedCategory(read.number)
}

/** What is typed, as the API takes it. */
const plateForm = z.object({
  plateNumber: z.string().check(
    z.refine((typed) => !numberIssue(typed), { error: ({ input }) => numberIssue(input as string) }),
    z.overwrite((typed) => {
      const read = readPlateNumber(typed)
      return read ? plateText(read) : typed
    }),
  ),
  category: z.union([z.enum(sellPlateCategories), z.literal('')], issue('other')),
  price: z.pipe(
    z.string().check(
      z.refine((text) => text.trim() !== '', { ...issue('price.missing'), abort: true }),
      z.refine(isAmount, issue('price.wrong')),
    ),
    z.transform((text) => readWhole(text) ?? min),
  ),
  location: z.enum(plateLocations, issue('location.missing')),
  description: paragraphs(plateLimits.description),
})
export type PlateAnswers = z.output<typeof plateForm>

export const plateResolver = standardSchemaResolver<PlateValues, unknown, PlateAnswers>(
  // What is not one of a list yet is a value of the form though none of the schema, which refuses it.
  plateForm as unknown as Parameters<typeof standardSchemaResolver<PlateValues, unknown, PlateAnswers>>[0],
)

type Changeable = Pick<PlateAnswers, 'price' | 'location' | 'description'> & { category: SellPlateCategory }

/** What of an own plate the answers change; for a rejected one all of it, which sends it for review as it is. */
export const changesFrom = (
  plate: PlateView,
  { category, price, location, description }: PlateAnswers,
): Partial<Changeable> => {
  const wanted: Changeable = { category: category || plate.category, price, location, description }
  if (plate.status === 'REJECTED') return wanted
  const present = { ...plate, description: plate.description ?? '' }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => present[name as keyof Changeable] !== value),
  )
}
