import { bodyTypeWords } from '#shared/reference/body-types.ts'
import { cityWords } from '#shared/reference/cities.ts'
import { colorWords } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { fuelTypeWords } from '#shared/reference/fuel-types.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import type { Words } from '#shared/reference/words.ts'

/** What the fields of a closed list may say, and what each is called. */
export const vocabularies: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  bodyType: bodyTypeWords,
  fuelType: fuelTypeWords,
  transmission: transmissionWords,
  color: colorWords,
  condition: conditionWords,
  city: cityWords,
}
