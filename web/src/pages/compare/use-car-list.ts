import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { ComparedCar } from './use-compared-cars.ts'

/** Some cars as one would name them, `A, B and C`: by make and model, or in full where that would not tell them apart. */
export const useCarList = (cars: readonly ComparedCar[]): string => {
  const { language } = useT('compare')
  const { makeName, modelName } = useCarNames()
  const short = cars.map(({ make, model }) => `${makeName(make)} ${modelName(model)}`)
  const isClear = new Set(short).size === cars.length
  const names = isClear ? short : cars.map((car) => titleOf(car, language))
  return new Intl.ListFormat(language).format(names)
}
