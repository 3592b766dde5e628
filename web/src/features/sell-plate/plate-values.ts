import { plateLimits } from '#shared/constants/offer-limits.ts'
import { plateSeries, type SellPlateCategory } from '#shared/reference/plate-vocabulary.ts'
import { proposedCategory } from '#shared/rules/plate-tags.ts'
import { readPlateNumber, toPlainDigits } from '#shared/rules/plate.ts'
import type { PlateView } from '#shared/schemas/plate.ts'
import { useTypedForm } from '#web/entities/listing/typed-form.ts'
import { readWhole, writeWhole } from '#web/i18n/typed-number.ts'
import type { Draft } from '#web/stores/draft.ts'
import { unsavedKey } from '#web/stores/unsaved-work.ts'

/** The form's values while it is filled in, all of them as text. */
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

/** The category proposed for a number as it is typed; undefined before it is one. */
export const proposedOf = (typed: string): SellPlateCategory | undefined => {
  const read = readPlateNumber(typed)
  return read && proposedCategory(read.number)
}

/** The terms of an offer as the API takes them. A price that is no number stays a text, which the API's schema refuses. */
const termsOf = ({ price, location, description }: PlateValues) => ({
  price: readWhole(price) ?? price,
  location,
  description,
})

/** The body of a new plate, from the typed values. */
export const toNewPlate = (values: PlateValues) => ({
  ...termsOf(values),
  plateNumber: values.plateNumber,
  category: values.category || (proposedOf(values.plateNumber) ?? 'other'),
})

/** The body of an edit of an own plate, from the typed values: another number would be another plate. */
export const toPlateEdit = (values: PlateValues) => ({ ...termsOf(values), category: values.category })

/** The part of an edit that differs from the plate; for a rejected one all of it, which sends it for review as it is. */
export const changesFrom = <Edit extends object>(plate: PlateView, edit: Edit): Partial<Edit> => {
  if (plate.status === 'REJECTED') return edit
  const present: Readonly<Record<string, unknown>> = { ...plate, description: plate.description ?? '' }
  return Object.fromEntries(
    Object.entries(edit).filter(([name, value]) => present[name] !== value),
  ) as Partial<Edit>
}

type NumberIssue = 'number.missing' | 'number.long' | 'number.letter' | 'number.wrong'

/** The problem with a typed plate number; undefined when it is valid. */
export const numberIssue = (typed: string): NumberIssue | undefined => {
  if (readPlateNumber(typed)) return undefined
  const plain = toPlainDigits(typed).toUpperCase()
  const digits = plain.match(/\d/g)?.length ?? 0
  const letters = plain.match(/\p{L}/gu) ?? []
  const isKnown = letters.length === 1 && plateSeries.some((series) => series === letters[0])
  if (digits === 0 && letters.length === 0) return 'number.missing'
  if (letters.length > 0 && !isKnown) return 'number.letter'
  if (digits === 0) return 'number.missing'
  return digits > plateLimits.digits ? 'number.long' : 'number.wrong'
}

const { min, max } = plateLimits.price

/** The key of the sentence about a field that was refused. */
export const issueKey = (path: string, values: PlateValues) => {
  switch (path) {
    case 'plateNumber':
      return numberIssue(values.plateNumber) ?? 'other'
    case 'price': {
      if (values.price.trim() === '') return 'price.missing'
      const price = readWhole(values.price)
      return price !== undefined && price >= min && price <= max ? 'other' : 'price.wrong'
    }
    case 'location':
      return values.location === '' ? 'location.missing' : 'other'
    default:
      return 'other'
  }
}

/** The draft of the form of one plate (null: a new one); undefined for the moment it takes to read it. */
export const usePlateDraft = (userId: string, plateId: string | null): Draft<PlateValues> | undefined =>
  useTypedForm(plateId ?? 'plate', unsavedKey('plate', userId, plateId ?? 'new')) as
    | Draft<PlateValues>
    | undefined
