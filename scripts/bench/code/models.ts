// What was measured in the repositories that this one takes its habits from: lines of their sources without tests and generated files,
// imports per file, and how far the deepest climbs (`../` is 1). Read at the commits named, between November 2025 and August 2026.

export type Model = {
  name: string
  commit: string
  files: number
  lines: readonly [median: number, p90: number, max: number]
  imports: readonly [median: number, p90: number]
  climbs: number
}

const guardian = 'guardian/support-service-lambdas'
const sandbox = 'aws-solutions/innovation-sandbox-on-aws'

export const models: readonly Model[] = [
  {
    name: 'symphoniacloud/cicada',
    commit: '7c56ac2',
    files: 170,
    lines: [41, 114, 249],
    imports: [5, 10],
    climbs: 5,
  },
  {
    name: 'swarmion/swarmion',
    commit: 'bff9d18',
    files: 258,
    lines: [20, 74, 347],
    imports: [2, 6],
    climbs: 3,
  },
  {
    name: 'NHSDigital/nhs-notify, backend-api',
    commit: '2cceeb6',
    files: 107,
    lines: [35, 90, 1315],
    imports: [3, 6],
    climbs: 2,
  },
  {
    name: `${guardian}, handlers`,
    commit: 'd710fc9',
    files: 296,
    lines: [47, 140, 8621],
    imports: [4, 11],
    climbs: 3,
  },
  {
    name: `${guardian}, cdk`,
    commit: 'd710fc9',
    files: 60,
    lines: [107, 332, 524],
    imports: [9, 14],
    climbs: 2,
  },
  {
    name: 'outline/outline, server',
    commit: 'd77dcdf',
    files: 573,
    lines: [71, 294, 2314],
    imports: [5, 16],
    climbs: 3,
  },
  {
    name: `${sandbox}, lambdas`,
    commit: 'dea7503',
    files: 173,
    lines: [35, 263, 1289],
    imports: [3, 12],
    climbs: 0,
  },
  {
    name: `${sandbox}, frontend`,
    commit: 'dea7503',
    files: 147,
    lines: [77, 235, 690],
    imports: [4, 16],
    climbs: 0,
  },
  {
    name: 'alan2207/bulletproof-react, vite',
    commit: '9506629',
    files: 90,
    lines: [40, 92, 217],
    imports: [4, 7],
    climbs: 1,
  },
  {
    name: 'oxidecomputer/console, app',
    commit: '4f92755',
    files: 334,
    lines: [84, 252, 1127],
    imports: [6, 22],
    climbs: 1,
  },
]

/** One request of a model: imports from its entry to the file that writes storage, and how many files of its own it loads. */
export type ModelEntry = { name: string; hops: number; reached: number }

export const modelEntries: readonly ModelEntry[] = [
  { name: 'dynamodb-instagram, createPhoto', hops: 1, reached: 4 },
  { name: 'swarmion, requestSyncDeployment', hops: 2, reached: 17 },
  { name: 'nhs-notify, create-routing-config', hops: 3, reached: 41 },
  { name: 'innovation-sandbox, lease-templates', hops: 2, reached: 78 },
  { name: 'innovation-sandbox, leases', hops: 2, reached: 82 },
  { name: 'outline, stars', hops: 1, reached: 414 },
]
