import type { Language } from '#shared/constants/languages.ts'
import { features as known } from '#shared/reference/features.ts'

type Equipped = { features: readonly { feature: string }[] }

export type FeatureRow = { name: string; has: boolean[] }

/**
 * A row for each piece of equipment that any of the cars has: ours in the order of our list, then what sellers wrote
 * themselves, in the order it is first met.
 */
export const featureRows = (cars: readonly Equipped[], language: Language): FeatureRow[] => {
  const owned = cars.map(({ features }) => new Set(features.map(({ feature }) => feature)))
  const all = new Set(owned.flatMap((features) => [...features]))
  const ours = known.filter(({ key }) => all.delete(key))
  const rows = [
    ...ours.map((feature) => ({ key: feature.key, name: feature[language] })),
    ...[...all].map((text) => ({ key: text, name: text })),
  ]
  return rows.map(({ key, name }) => ({ name, has: owned.map((features) => features.has(key)) }))
}
