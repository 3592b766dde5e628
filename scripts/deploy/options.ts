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

/** Reads the command line of `npm run deploy`. @throws CommandError with every problem at once */
export const readDeployOptions = (args: readonly string[]): DeployOptions => {
  const switches = ['yes', 'rotate-origin-secret', 'without-audit']
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
  readStageFlags('diff', args, { switches: [] }, missingOptions).values
