type Least = { quick: number; nightly: number }

/**
 * The product's guarantees, and how often a run must at least try each. `npm test` prints a line for each and fails when one was tried less
 * often, so that a suite that found nothing to try does not look like one that passed.
 */
export const guarantees = {
  permissions: {
    says: 'calls answered as the permission matrix says',
    least: { quick: 6000, nightly: 6000 },
  },
  tokens: { says: 'calls with faulty tokens refused', least: { quick: 2500, nightly: 2500 } },
  fields: { says: 'forbidden fields refused, nothing written', least: { quick: 1500, nightly: 1500 } },
  guards: { says: 'weakened guards noticed', least: { quick: 400, nightly: 400 } },
  inputs: {
    says: 'made-up inputs answered without a fault',
    least: { quick: 12_000, nightly: 200_000 },
  },
  strings: { says: 'naughty strings taken or refused cleanly', least: { quick: 461, nightly: 30_000 } },
  json: { says: 'JSON parser cases answered as they must be', least: { quick: 318, nightly: 5088 } },
  files: { says: 'hostile files kept out', least: { quick: 300, nightly: 600 } },
  races: { says: 'races with one right outcome', least: { quick: 60, nightly: 2500 } },
  faults: { says: 'calls under store faults answered 503 or rightly', least: { quick: 400, nightly: 4000 } },
  crashes: { says: 'acknowledged writes found again after kill -9', least: { quick: 100, nightly: 20_000 } },
  model: { says: 'commands answered as the model of the rules says', least: { quick: 400, nightly: 10_000 } },
  schedules: {
    says: 'schedules of crashes, delays and late answers simulated',
    least: { quick: 3000, nightly: 30_000 },
  },
  load: { says: 'calls of crowds served', least: { quick: 5000, nightly: 100_000 } },
  upgrade: {
    says: 'calls answered while old data is upgraded, nothing lost',
    least: { quick: 300, nightly: 3000 },
  },
  abuse: {
    says: 'calls of throwaway accounts that hurt no real person',
    least: { quick: 2900, nightly: 45_000 },
  },
  reviews: {
    says: 'calls of people who may not review a dealership refused, its stars kept right',
    least: { quick: 50, nightly: 50 },
  },
  names: { says: 'disguises of a dealership’s name refused', least: { quick: 1150, nightly: 1150 } },
  erased: { says: 'files of what was deleted gone from every bucket', least: { quick: 29, nightly: 29 } },
  limits: { says: 'rate limits exact', least: { quick: 45, nightly: 45 } },
  // Counts exported rows, responses and emails to others, log lines, and items and files left after accounts are deleted.
  privacy: {
    says: 'rows, answers, emails and log lines scanned for people',
    least: { quick: 1800, nightly: 3000 },
  },
} as const satisfies Record<string, { says: string; least: Least }>

export type Guarantee = keyof typeof guarantees
