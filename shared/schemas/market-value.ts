import * as z from 'zod/mini'
import { priceVerdicts } from '#shared/constants/prices.ts'

/** How a price compares with similar cars on offer: the percentage is below zero for a lower price. */
export const cardDeal = z.object({ verdict: z.enum(priceVerdicts), differencePercent: z.number() })
export type CardDeal = z.output<typeof cardDeal>

const label = z.object({ en: z.string(), ar: z.string() })

const named = { make: z.string(), model: z.string(), makeLabel: label, modelLabel: label }

/**
 * What cars of a model are worth by those on offer now: a level for each generation, and what age, mileage, origin and trim do to
 * it, so that `valueOf` works out any of them without another question. All of it in parts of the natural logarithm of QAR.
 */
export const marketValue = z.object({
  ...named,
  /** When it was worked out. */
  at: z.string(),
  /** A model year newer, 10,000 km more, no GCC car. */
  slopes: z.object({ perYear: z.number(), perTenThousandKm: z.number(), imported: z.number() }),
  /** From the newest on. */
  generations: z.array(
    z.object({
      /** Null where we know none of the model. */
      label: z.nullable(label),
      /** The cars on offer; the fit looks at a few hundred of them at most. */
      count: z.number(),
      level: z.number(),
      /**
       * First all trims together, whose name is null, then the usual ones; none when there are too few cars. `spread` is one
       * standard deviation.
       */
      trims: z.array(
        z.object({
          name: z.nullable(z.string()),
          count: z.number(),
          offset: z.number(),
          spread: z.number(),
        }),
      ),
      /** The model years that it holds for, from the newest on, with the kilometres that their cars usually have. */
      years: z.array(z.object({ year: z.number(), count: z.number(), mileage: z.number() })),
    }),
  ),
  /** Models of the same body whose prices are nearest. */
  similar: z.array(z.object(named)),
})
export type MarketValue = z.output<typeof marketValue>
