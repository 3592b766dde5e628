import type { PlateRecord } from '#functions/data/plate-record.ts'
import type { AboutPlate } from '#shared/schemas/notification.ts'

/** What a notification or an inquiry keeps of the plate it is about: the facts of this moment. */
export const toAboutPlate = ({ id, country, series, number, price }: PlateRecord): AboutPlate => ({
  id,
  country,
  series,
  number,
  price,
})
