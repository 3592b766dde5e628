import { generationOf } from '#shared/reference/generations.ts'
import type { CarDraft, ListingCard } from '#shared/schemas/listing.ts'

type NamedCar = Pick<ListingCard, 'make' | 'model' | 'year'>

/** The code of a car's generation, '' where none is known. */
export const generationCode = ({ make, model, year }: NamedCar): string =>
  generationOf(make, model, year)?.code ?? ''

/** The drive: as its seller said, else from the equipment, where it was ticked before it was asked for. */
export const driveOf = ({ driveType, features = [] }: CarDraft): CarDraft['driveType'] =>
  driveType ?? (features.includes('four-wheel-drive') ? '4WD' : undefined)

/** The cylinders: as the seller said, else from the engine ("4.0L V6"). */
export const cylindersOf = ({ cylinders, engineSize = '' }: CarDraft): number | undefined => {
  const [, shape] = /\b[VIW]-?(\d{1,2})\b/i.exec(engineSize) ?? []
  return cylinders ?? (shape === undefined ? undefined : Number(shape))
}
