import { exampleRegion, regions } from '#infra/regions.ts'
import { keepsData } from '#infra/stage.ts'
import { deploySwitches, missingOptions, type DeployOptions } from '#scripts/deploy/options.ts'
import { readIds } from '#scripts/drill/options.ts'
import { flagOf, readStageFlags, type StageFlags } from '#scripts/stage/flags.ts'

export type RestoreOptions = DeployOptions & {
  /** The region that is lost. */
  from: string
  /** Users who are known to have left since the copy, from elsewhere. */
  deleted: readonly string[]
}

/** Problems of a restore beside those of a deploy. A stage is named: nothing is opened twice by a forgotten option. */
const problemsOf = (flags: StageFlags): string[] => {
  const { values, text, isGiven } = flags
  const from = text('from')
  // The stack of the copies could not be made there, and the one of the data waits for it.
  const copies = regions[values.region]?.copies
  return [
    ...(isGiven('stage') ? [] : [`Say which stage: ${flagOf('stage')} prod`]),
    ...(isGiven('stage') && !keepsData(values.stage)
      ? [`${values.stage} keeps nothing, so it has no copies.`]
      : []),
    ...(from !== undefined && Object.hasOwn(regions, from)
      ? []
      : [`Say which region is lost: --from ${exampleRegion}`]),
    ...(from !== undefined && from === values.region
      ? [`It opens elsewhere: ${flagOf('region')} is the region that is lost.`]
      : []),
    ...(from !== undefined && from === copies
      ? [
          `A stage in ${values.region} keeps its copies in ${from}, which is lost: ${flagOf('region')} takes one whose copies go elsewhere (infra/regions.ts).`,
        ]
      : []),
    ...missingOptions(flags),
  ]
}

/** Reads the command line of `npm run restore`. @throws CommandError with every problem at once */
export const readRestoreOptions = (args: readonly string[]): RestoreOptions => {
  const own = {
    switches: deploySwitches,
    texts: {
      from: [exampleRegion, 'the region that is lost'],
      deleted: ['ids.txt', 'a file of ids of users who have left since the copy, one a line'],
    },
  } as const
  const { values, isOn, text } = readStageFlags('restore', args, own, problemsOf)
  const file = text('deleted')
  return {
    values,
    isYes: isOn('yes'),
    isUnaudited: isOn('without-audit'),
    isRotating: false,
    from: text('from') ?? '',
    deleted: file === undefined ? [] : readIds(file),
  }
}
