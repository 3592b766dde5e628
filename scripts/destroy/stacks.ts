import {
  DeleteStackCommand,
  GetTemplateCommand,
  paginateDescribeStacks,
  paginateListStackResources,
  waitUntilStackDeleteComplete,
  type CloudFormationClient,
  type Stack,
} from '@aws-sdk/client-cloudformation'
import { stackPrefix } from '#infra/stack-name.ts'
import { CommandError } from '#scripts/command/run-command.ts'

export type FoundStack = {
  name: string
  region: string
  client: CloudFormationClient
  isProtected: boolean
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
  isProtected: stack.EnableTerminationProtection === true,
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
  return found.toSorted((a, b) => b.createdAt - a.createdAt)
}

type Template = { Resources?: Record<string, { DeletionPolicy?: string }> }

/** Everything in a stack, with whether it goes when the stack goes: that is what its deployed template says. */
export const resourcesOf = async ({ client, name, region }: FoundStack): Promise<FoundResource[]> => {
  const { TemplateBody = '{}' } = await client.send(new GetTemplateCommand({ StackName: name }))
  const { Resources = {} } = JSON.parse(TemplateBody) as Template
  const found: FoundResource[] = []
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client },
    { StackName: name },
  ))
    for (const {
      ResourceType = '',
      PhysicalResourceId: id,
      LogicalResourceId = '',
      ResourceStatus,
    } of StackResourceSummaries)
      if (id && ResourceStatus !== 'DELETE_COMPLETE')
        found.push({
          type: ResourceType,
          id,
          stack: name,
          region,
          // The CDK writes this for all that holds anything. What says nothing holds nothing, and goes.
          isDeletedWithStack: (Resources[LogicalResourceId]?.DeletionPolicy ?? 'Delete') === 'Delete',
        })
  return found
}

/** Removes a stack that the CDK's app knows no more, or could not remove. @throws CommandError when CloudFormation cannot either */
export const deleteStack = async ({ client, name, region }: FoundStack): Promise<void> => {
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
