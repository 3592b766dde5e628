import {
  type CloudFormationClient,
  DeleteStackCommand,
  GetTemplateCommand,
  paginateDescribeStacks,
  paginateListStackResources,
  type Stack,
  type StackResourceSummary,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation'
import { stackName, stackPrefix } from '#infra/stack-name.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import type { S3Client } from '@aws-sdk/client-s3'
import { contextArgs } from '#scripts/stage/flags.ts'
import { emptyBucket } from './empty-bucket.ts'
import type { DestroyOptions } from './options.ts'

type FoundStack = {
  name: string
  region: string
  client: CloudFormationClient
  /** It is protected, or one that is cannot do without it. */
  stays: boolean
  createdAt: number
}

/** One thing of a stack, as AWS names it. */
export type FoundResource = {
  type: string
  id: string
  stack: string
  region: string
  isDeletedWithStack: boolean
}

export type Regions = ReadonlyMap<string, CloudFormationClient>

const toFound = (stack: Stack, region: string, client: CloudFormationClient): FoundStack => ({
  name: stack.StackName ?? '',
  region,
  client,
  stays: stack.EnableTerminationProtection === true,
  createdAt: stack.CreationTime?.getTime() ?? 0,
})

/** The stacks of a stage in every region, the newest first: a stack is made after those that it needs. */
export const findStacks = async (regions: Regions, stage: string): Promise<FoundStack[]> => {
  const found: FoundStack[] = []
  for (const [region, client] of regions) {
    for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {}))
      for (const stack of Stacks)
        if (stack.StackName?.startsWith(stackPrefix(stage))) found.push(toFound(stack, region, client))
  }
  // The policy in it bounds the roles of what stays, and IAM deletes no boundary that a role has. A restored stage may have two of it.
  const anyStays = found.some(({ stays }) => stays)
  for (const each of found) if (each.name === stackName(stage, 'Access')) each.stays = anyStays
  return found.toSorted((a, b) => b.createdAt - a.createdAt)
}

type Template = { Resources?: Record<string, { DeletionPolicy?: string }> }

/** What a stack is made of. CloudFormation lists what a failed making has removed again, too. */
export const listResources = async ({ client, name }: FoundStack): Promise<StackResourceSummary[]> => {
  const listed: StackResourceSummary[] = []
  for await (const page of paginateListStackResources({ client }, { StackName: name }))
    listed.push(...(page.StackResourceSummaries ?? []))
  return listed.filter(({ ResourceStatus }) => ResourceStatus !== 'DELETE_COMPLETE')
}

/** Everything in a stack, with whether it goes when the stack goes: that is what its deployed template says. */
export const resourcesOf = async (stack: FoundStack): Promise<FoundResource[]> => {
  const { client, name, region } = stack
  const { TemplateBody = '{}' } = await client.send(new GetTemplateCommand({ StackName: name }))
  const { Resources = {} } = JSON.parse(TemplateBody) as Template
  const listed = await listResources(stack)
  return listed.flatMap(({ ResourceType: type = '', PhysicalResourceId: id, LogicalResourceId = '' }) => {
    // One that was never made has no id.
    if (!id) return []
    // The CDK sets a policy for every resource that holds data. A resource without one holds nothing, and is deleted.
    const isDeletedWithStack = (Resources[LogicalResourceId]?.DeletionPolicy ?? 'Delete') === 'Delete'
    return [{ type, id, stack: name, region, isDeletedWithStack }]
  })
}

/** Removes a stack that the CDK's app knows no more, or could not remove. @throws CommandError when CloudFormation cannot either */
const deleteStack = async ({ client, name, region }: FoundStack): Promise<void> => {
  await client.send(new DeleteStackCommand({ StackName: name }))
  try {
    await waitUntilStackDeleteComplete(
      { client, maxWaitTime: 3600, minDelay: 5, maxDelay: 20 },
      { StackName: name },
    )
  } catch (cause) {
    throw new CommandError(
      `CloudFormation could not remove ${name} in ${region}; its events in the AWS console say why.`,
      { cause },
    )
  }
}

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

/** The CDK knows best what needs what; stacks of an earlier version of the app it does not know at all. @returns whether it succeeded */
const destroyByCdk = async (
  stacks: readonly FoundStack[],
  { values }: DestroyOptions,
  { runCdk }: Remover,
): Promise<boolean> => {
  const names = stacks.map(({ name }) => name)
  const args = ['destroy', ...names, '--exclusively', '--force', ...contextArgs(values)]
  return (await failureOf(() => runCdk(args, values.region))).length === 0
}

/** Removes one stack after the other, the newest first. @returns why some could not be removed */
const deleteEach = async (stacks: readonly FoundStack[]): Promise<string[]> => {
  const failures: string[] = []
  for (const stack of stacks) failures.push(...(await failureOf(() => deleteStack(stack))))
  return failures
}

const removable = async ({ regions }: Remover, stage: string): Promise<FoundStack[]> =>
  (await findStacks(regions, stage)).filter(({ stays }) => !stays)

/**
 * Removes every stack of a stage that does not stay. More than once, because until their functions are gone the jobs go on
 * writing into buckets that were emptied.
 * @throws CommandError with what CloudFormation said in the end
 */
export const removeStacks = async (options: DestroyOptions, remover: Remover): Promise<void> => {
  let failures: string[] = []
  for (let round = 0; round < rounds; round++) {
    const stacks = await removable(remover, options.values.stage)
    if (stacks.length === 0) return
    remover.say(`    ${stacks.length} stacks: ${stacks.map(({ name }) => name).join(', ')}`)
    await emptyBuckets(stacks, remover)
    if (round === 0 && (await destroyByCdk(stacks, options, remover))) continue
    failures = await deleteEach(await removable(remover, options.values.stage))
  }
  const left = await removable(remover, options.values.stage)
  if (left.length > 0)
    throw new CommandError(
      `${left.map(({ name }) => name).join(', ')} could not be removed. ${failures.join(' ')}`,
    )
}
