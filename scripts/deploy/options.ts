import type { StageValues } from '#infra/stage-options.ts'
import { flagOf, readStageFlags, type StageFlags } from '#scripts/stage/flags.ts'

export type DeployOptions = {
  values: StageValues & { stage: string; region: string }
  /** Runs without questions. */
  isYes: boolean
  /** The secret between CloudFront and the API is replaced. */
  isRotating: boolean
  /** Continues when the registry does not answer the audit. */
  isUnaudited: boolean
}

/** Problems that keep a site from working although each value is valid by itself. */
export const missingOptions = ({ values }: StageFlags): string[] => {
  const { stage, domain, mailFrom } = values
  if (domain) return []
  return [
    // Uploads could be sent from any page below cloudfront.net, and mail would come from a name that is not the site's.
    ...(stage === 'prod' ? [`prod needs a name of its own: ${flagOf('domain')} cars.example`] : []),
    ...(mailFrom || stage === 'prod'
      ? []
      : [
          `Without a domain the site must be told who its mail comes from: ${flagOf('mailFrom')} you@your.domain`,
        ]),
  ]
}

/** Switches of everything that deploys. */
export const deploySwitches = {
  yes: 'asks nothing; without it, it asks before it widens anybody’s rights',
  'without-audit':
    'goes on where a dependency has a grave hole, or nobody can say; prod stops there without it',
} as const

/** Reads the command line of `npm run deploy`. @throws CommandError with every problem at once */
export const readDeployOptions = (args: readonly string[]): DeployOptions => {
  const switches = {
    ...deploySwitches,
    'rotate-origin-secret': 'gives CloudFront and the API another secret by which they know each other',
  }
  const { values, isOn } = readStageFlags('deploy', args, { switches }, missingOptions)
  return {
    values,
    isYes: isOn('yes'),
    isRotating: isOn('rotate-origin-secret'),
    isUnaudited: isOn('without-audit'),
  }
}

/** Reads the command line of `npm run diff`, which shows what a deploy with the same options would do. @throws CommandError */
export const readDiffOptions = (args: readonly string[]): DeployOptions['values'] =>
  readStageFlags('diff', args, {}, missingOptions).values
