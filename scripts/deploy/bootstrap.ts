import { DescribeStacksCommand, type CloudFormationClient } from '@aws-sdk/client-cloudformation'

/** The stack of a region in which the CDK keeps what it needs to deploy there. */
const toolkit = 'CDKToolkit'

const isReady = async (client: CloudFormationClient): Promise<boolean> => {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: toolkit }))
    // One whose creation failed, or was interrupted, is there and of no use.
    return Stacks.some(({ StackStatus = '' }) =>
      /^(?:CREATE|UPDATE(?:_ROLLBACK)?)_COMPLETE/.test(StackStatus),
    )
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist')) return false
    throw error
  }
}

/** The regions in which nobody has prepared this account for the CDK yet. */
export const regionsToBootstrap = async (
  regions: readonly string[],
  stacksIn: (region: string) => CloudFormationClient,
): Promise<string[]> => {
  const checked = await Promise.all(
    regions.map(async (region) => ({ region, isReady: await isReady(stacksIn(region)) })),
  )
  return checked.filter(({ isReady }) => !isReady).map(({ region }) => region)
}
