import { holdsNumber } from '#shared/rules/plate.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'

/** Where one's own plate is shown: by its number while that is its own, else another plate may answer to it. */
export const pageOfPlate = (plate: OwnPlate): string =>
  paths.numberPlate(holdsNumber(plate) ? plate.slug : plate.id)
