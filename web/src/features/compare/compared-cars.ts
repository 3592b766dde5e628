import { useQueries } from '@tanstack/react-query'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { isGone } from '#web/api/api-error.ts'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { isDetail, listingQueryOptions } from '#web/entities/listing/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useSession } from '#web/stores/session.ts'
import { eachOnce } from './comparison.ts'

/** A car under the names, slug or id, that the address has for it. */
export type ComparedCar = ListingDetail & { names: string[] }

type ComparedCars = {
  cars: ComparedCar[]
  /** The names of those that nobody, or not this visitor, can see any more. */
  gone: string[]
  /** The first error of another kind. */
  error: Error | undefined
  isPending: boolean
  retry: () => void
}

/** The cars of these names, in this order. */
export const useComparedCars = (names: readonly string[]): ComparedCars => {
  const signedIn = useSession(({ token }) => token !== null)
  const answers = useQueries({ queries: names.map((name) => listingQueryOptions(name, signedIn)) })
  const named = answers.map((answer, index) => ({ ...answer, name: names[index]! }))
  const failed = named.filter(({ error }) => error !== null && !isGone(error))
  return {
    cars: eachOnce(
      named.flatMap(({ data, name }) => (data && isDetail(data) ? [{ ...data, names: [name] }] : [])),
    ),
    // A draft that lacks what a page would show is nothing to compare either.
    gone: named
      .filter(({ data, error }) => isGone(error) || (data && !isDetail(data)))
      .map(({ name }) => name),
    error: failed[0]?.error ?? undefined,
    isPending: answers.some(({ isPending }) => isPending),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

/** Some cars as one would name them, `A, B and C`: by make and model, or in full where that would not tell them apart. */
export const useCarList = (cars: readonly ComparedCar[]): string => {
  const { language } = useT('compare')
  const { makeName, modelName } = useCarNames()
  const short = cars.map(({ make, model }) => `${makeName(make)} ${modelName(model)}`)
  const isClear = new Set(short).size === cars.length
  const names = isClear ? short : cars.map((car) => titleOf(car, language))
  return new Intl.ListFormat(language).format(names)
}
