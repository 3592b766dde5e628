import { plateTitle } from '#shared/reference/plate-title.ts'
import { readPlateNumber } from '#shared/rules/plate-number.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What a dialog about a plate is called: by the plate, or before it has come by the number in its address. */
export const usePlateTitle = (slug: string, plate: PlateDetail | undefined): string => {
  const { t, language } = useT()
  const number = plate ?? readPlateNumber(slug)
  return number ? plateTitle(number, language) : t('nav.numberPlates')
}
