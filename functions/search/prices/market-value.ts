import { carText } from '#functions/search/car-text.ts'
import { generationCode } from '#functions/search/car-family.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { spreadOf } from './estimate.ts'
import type { ModelPrices } from './fit-model.ts'
import type { Sample } from './fit-slopes.ts'
import { modelPrices } from './market-prices.ts'
import { pricesOf } from './rate-rows.ts'
import { countYears } from './sampled-rows.ts'
import { similarModels } from './similar-models.ts'
import { trimName } from './trim.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import { generationsOf } from '#shared/reference/generations.ts'
import { medianOf } from '#shared/rules/median.ts'
import type { MarketValue } from '#shared/schemas/market-value.ts'

type NamedModel = { make: string; model: string }
type Generation = MarketValue['generations'][number]
type Trims = Generation['trims']
type Fitted = ModelPrices['generations'] extends ReadonlyMap<string, infer G> ? G : never

// The most usual ones: a choice, not a list of what sellers write.
const trimsAtMost = 6
// Its year's cars and those of the years beside it: a single one says little about what is usual.
const yearsBeside = 1

const rounded = (number: number) => Math.round(number * 10_000) / 10_000

/** All trims as one: what lies between them is a part of the spread. */
const anyTrim = ({ count, trims }: Fitted, spread: number): Trims[number] => {
  const each = [...trims.values()]
  const mean = each.reduce((sum, trim) => sum + trim.count * trim.offset, 0) / count
  const between = each.reduce((sum, trim) => sum + trim.count * (trim.offset - mean) ** 2, 0) / count
  return { name: null, count, offset: mean, spread: Math.sqrt(spread ** 2 * (1 + 1 / count) + between) }
}

const usualTrims = ({ make, model }: NamedModel, { count, trims }: Fitted, spread: number): Trims =>
  Array.from(trims)
    .flatMap(([trim, { count: sameTrim, offset }]) => {
      const name = trimName(make, model, trim)
      return name === undefined
        ? []
        : [{ name, count: sameTrim, offset, spread: spreadOf(spread, { count, sameTrim }) }]
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, trimsAtMost)

/** The same numbers, none smaller than one before it: those that would be are evened out (isotonic regression). */
const neverFalling = (numbers: readonly number[]): number[] => {
  const runs: { mean: number; length: number }[] = []
  for (const number of numbers) {
    let run = { mean: number, length: 1 }
    for (let before = runs.at(-1); before && before.mean > run.mean; before = runs.at(-1)) {
      const length = before.length + run.length
      run = { mean: (before.mean * before.length + run.mean * run.length) / length, length }
      runs.pop()
    }
    runs.push(run)
  }
  return runs.flatMap(({ mean, length }) => Array.from({ length }, () => mean))
}

/** The years from a generation's first car on offer to its last, the newest first. */
const yearsOf = (samples: readonly Sample[], counts: ReadonlyMap<number, number>): Generation['years'] => {
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())]
  const usual = (year: number, beside: number): number =>
    medianOf(samples.filter((each) => Math.abs(each.year - year) <= beside).map(({ mileage }) => mileage)) ??
    usual(year, beside + 1)
  const years = Array.from({ length: last - first + 1 }, (_, place) => last - place)
  // Of a few cars, an older one may have fewer kilometres than a newer; that is not usual.
  const mileages = neverFalling(years.map((year) => usual(year, yearsBeside)))
  return years.map((year, place) => ({
    year,
    count: counts.get(year) ?? 0,
    mileage: Math.round(mileages[place]! / 1000) * 1000,
  }))
}

/**
 * What cars of a model are worth, and what each model year and trim does to it. It counts all that are on offer, and looks at the
 * fit's own alone, so it takes the same however many there are.
 */
export const marketValue = (index: SearchIndex, { make, model }: NamedModel) => {
  const prices = pricesOf(index)
  const name = carText(make, model)
  const { slopes, generations } = modelPrices(prices, name)
  const known = generationsOf(make, model)
  const byGeneration = Map.groupBy(prices.cars.samplesOf(name), ({ generation }) => generation)
  const counted = Map.groupBy(countYears(index, name), ([year]) => generationCode({ make, model, year }))
  return {
    slopes: {
      perYear: rounded(slopes.perYear),
      perTenThousandKm: rounded(slopes.perTenThousandKm),
      imported: rounded(slopes.imported),
    },
    generations: Array.from(byGeneration, ([code, samples]): Generation => {
      const fitted = generations.get(code)
      const counts = new Map(counted.get(code))
      const trims =
        fitted && fitted.count >= by.fewest
          ? [anyTrim(fitted, slopes.spread), ...usualTrims({ make, model }, fitted, slopes.spread)]
          : []
      return {
        label: known.find((each) => each.code === code)?.label ?? null,
        count: counts.values().reduce((sum, count) => sum + count, 0),
        level: rounded(fitted?.level ?? 0),
        trims: trims.map((trim) => ({
          ...trim,
          offset: rounded(trim.offset),
          spread: rounded(trim.spread),
        })),
        years: yearsOf(samples, counts),
      }
    }).toSorted((a, b) => b.years[0]!.year - a.years[0]!.year),
    similar: similarModels(index, { make, model }),
  }
}
