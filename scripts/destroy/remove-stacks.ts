import type { S3Client } from '@aws-sdk/client-s3'
import { contextArgs } from '#scripts/stage/flags.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { emptyBucket } from './empty-bucket.ts'
import type { DestroyOptions } from './options.ts'
import { deleteStack, findStacks, resourcesOf, type FoundStack, type Regions } from './stacks.ts'

export type Remover = {
  regions: Regions
  s3: S3Client
  runCdk: (args: readonly string[], region: string) => Promise<void>
  say: (line: string) => void
}

const rounds = 3

/** Only what the stack itself would delete: in a stage that keeps its data no bucket is touched. */
const emptyBuckets = async (stacks: readonly FoundStack[], { s3, say }: Remover): Promise<void> => {
  for (const stack of stacks) {
    const buckets = (await resourcesOf(stack)).filter(
      ({ type, isDeletedWithStack }) => type === 'AWS::S3::Bucket' && isDeletedWithStack,
    )
    for (const { id } of buckets) say(`    ${id}: ${await emptyBucket(s3, id)} objects removed`)
  }
}

const failureOf = async (act: () => Promise<void>): Promise<string[]> => {
  try {
    await act()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const removeOnce = async (
  stacks: readonly FoundStack[],
  { values }: DestroyOptions,
  remover: Remover,
  isFirst: boolean,
): Promise<string[]> => {
  await emptyBuckets(stacks, remover)
  // The CDK knows best what needs what; stacks of an earlier version of the app it does not know at all.
  if (isFirst) {
    const args = [
      'destroy',
      ...stacks.map(({ name }) => name),
      '--exclusively',
      '--force',
      ...contextArgs(values),
    ]
    const failure = await failureOf(() => remover.runCdk(args, values.region))
    if (failure.length === 0) return []
  }
  const failures: string[] = []
  for (const stack of await removable(remover, values.stage))
    failures.push(...(await failureOf(() => deleteStack(stack))))
  return failures
}

const removable = async ({ regions }: Remover, stage: string): Promise<FoundStack[]> =>
  (await findStacks(regions, stage)).filter(({ isProtected }) => !isProtected)

/**
 * Removes every stack of a stage that is not protected. More than once, because until their functions are gone the jobs go on
 * writing into buckets that were emptied.
 * @throws CommandError with what CloudFormation said in the end
 */
export const removeStacks = async (options: DestroyOptions, remover: Remover): Promise<void> => {
  let failures: string[] = []
  for (let round = 0; round < rounds; round++) {
    const stacks = await removable(remover, options.values.stage)
    if (stacks.length === 0) return
    remover.say(`    ${stacks.length} stacks: ${stacks.map(({ name }) => name).join(', ')}`)
    failures = await removeOnce(stacks, options, remover, round === 0)
  }
  const left = await removable(remover, options.values.stage)
  if (left.length > 0)
    throw new CommandError(
      `${left.map(({ name }) => name).join(', ')} could not be removed. ${failures.join(' ')}`,
    )
}
