import { keepsData } from '#infra/stage.ts'
import { stageNames, type StageValues } from '#infra/stage-options.ts'
import { flagOf, readStageFlags, type StageFlags } from '#scripts/stage/flags.ts'

export type DestroyOptions = {
  values: StageValues & { stage: string; region: string }
  /** The stage holds what nobody can make again. */
  keepsData: boolean
}

const confirmation = 'yes-delete-everything'

/** The text to type before a stage that keeps its data is taken down. */
const nameOfStage = (stage: string): string => `sayara-${stage}`

const unconfirmed = (stage: string): string =>
  `${stage} is where people's data is. Destroying it takes the site down: the API, the jobs and CloudFront go. Its table, accounts, ` +
  'buckets and keys are protected and stay, and are listed in the end; whoever wants those gone removes them one by one in the ' +
  `AWS console. If that is what you want: --${confirmation} ${nameOfStage(stage)}`

/** A stage must be named: nothing is destroyed by a forgotten option. */
const problemsOf = ({ values: { stage }, text, isGiven }: StageFlags): string[] => {
  if (!isGiven('stage')) return [`Say which stage: ${flagOf('stage')} dev`]
  const isKept = stageNames.some((name) => name === stage) && keepsData(stage)
  return isKept && text(confirmation) !== nameOfStage(stage) ? [unconfirmed(stage)] : []
}

/** Reads the command line of `npm run destroy`. @throws CommandError with every problem, and for prod without its confirmation */
export const readDestroyOptions = (args: readonly string[]): DestroyOptions => {
  const own = {
    texts: {
      [confirmation]: [nameOfStage('prod'), 'the name of a stage that keeps its data, to take it down'],
    },
  } as const
  const { values } = readStageFlags('destroy', args, own, problemsOf)
  return { values, keepsData: keepsData(values.stage) }
}
