import type { Random } from '../random.ts'
import type { MarketModel, Tier } from './models.ts'

const usual: Record<Tier, readonly string[]> = {
  basic: ['bluetooth', 'airbags', 'isofix', 'keyless-entry', 'tinted-windows', 'fog-lights'],
  mid: [
    'bluetooth',
    'airbags',
    'isofix',
    'keyless-entry',
    'push-start',
    'cruise-control',
    'alloy-wheels',
    'parking-sensors',
    'rear-camera',
    'touchscreen',
    'tinted-windows',
    'stability-control',
    'fog-lights',
    'climate-control',
  ],
  high: [
    'bluetooth',
    'airbags',
    'leather-seats',
    'electric-seats',
    'keyless-entry',
    'push-start',
    'remote-start',
    'sunroof',
    'cruise-control',
    'alloy-wheels',
    'parking-sensors',
    'rear-camera',
    'navigation',
    'touchscreen',
    'climate-control',
    'rear-ac',
    'led-headlights',
    'power-tailgate',
    'tinted-windows',
    'stability-control',
    'tyre-pressure-monitor',
  ],
  top: [
    'leather-seats',
    'electric-seats',
    'memory-seats',
    'cooled-seats',
    'heated-seats',
    'panoramic-roof',
    'keyless-entry',
    'push-start',
    'power-tailgate',
    'navigation',
    'premium-audio',
    'ambient-lighting',
    'climate-control',
    'rear-ac',
    'led-headlights',
    'surround-camera',
    'parking-sensors',
    'alloy-wheels',
    'paint-protection',
    'tinted-windows',
    'tyre-pressure-monitor',
    'airbags',
    'rear-screens',
    'cool-box',
  ],
}

/** Features that came to this kind of car in later years only: model year → features. */
const later: readonly (readonly [year: number, tiers: readonly Tier[], keys: readonly string[]])[] = [
  [2018, ['mid', 'high', 'top'], ['apple-carplay', 'android-auto', 'led-headlights']],
  [2019, ['high', 'top'], ['adaptive-cruise', 'blind-spot-monitor', 'lane-assist', 'head-up-display']],
  [2020, ['high', 'top'], ['digital-cluster', 'wireless-charging', 'surround-camera', 'emergency-braking']],
  [
    2021,
    ['basic', 'mid'],
    ['touchscreen', 'rear-camera', 'apple-carplay', 'emergency-braking', 'lane-assist'],
  ],
  [2021, ['top'], ['massage-seats', 'self-parking', 'digital-cluster']],
]

const bigSuvs =
  /Land Cruiser|Patrol|Yukon|Tahoe|Suburban|Expedition|Escalade|Navigator|LX|QX80|Prado|Pajero|Sequoia|Palisade|Telluride|Tiggo 8|X70 Plus|CS95|GLS|XC90|Sorento|Highlander|Pathfinder|Carnival|V-Class|Innova|Teramont|Durango|Explorer/

/** The feature keys of one car: those of its class and year that this one happens to have. */
export const equip = (model: MarketModel, body: string, year: number, random: Random): string[] => {
  const keys = new Set(usual[model.tier])
  for (const [from, tiers, added] of later) {
    if (year >= from && tiers.includes(model.tier)) for (const key of added) keys.add(key)
  }
  if (body === 'Coupe' || body === 'Convertible' || body === 'Pickup') {
    for (const key of ['power-tailgate', 'rear-ac', 'rear-screens', 'panoramic-roof', 'cool-box'])
      keys.delete(key)
  }
  if (body === 'Convertible') keys.delete('sunroof')
  if (body === 'Pickup') for (const key of ['side-steps', 'tow-hook']) keys.add(key)
  if (body === 'SUV' && model.look !== 'sport') keys.add('roof-rails')
  if (bigSuvs.test(model.model)) keys.add('third-row')
  if (model.look === 'offroad' && model.fourWheelDrive)
    for (const key of ['diff-lock', 'side-steps']) keys.add(key)
  const kept = [...keys].filter(() => random.chance(0.78))
  // Not a matter of chance: the model has it or has not.
  return model.fourWheelDrive ? [...kept, 'four-wheel-drive'] : kept
}
