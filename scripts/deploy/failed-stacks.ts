import {
  paginateDescribeStacks,
  UpdateTerminationProtectionCommand,
  type CloudFormationClient,
} from '@aws-sdk/client-cloudformation'
import { stackPrefix } from '#infra/stack-name.ts'

/** Of a stack that never came to be: what could be undone of its making has been. */
const neverMade = new Set<string | undefined>(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])

/**
 * Lifts the protection of a stage's stacks whose making failed, and gives their names. The CDK protects a stack before it makes it, and
 * removes one that failed before it tries again: what is protected it could not remove, so the deploy could never be repeated.
 */
export const releaseFailedStacks = async (
  clients: readonly CloudFormationClient[],
  stage: string,
): Promise<string[]> => {
  const released: string[] = []
  for (const client of clients)
    for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {}))
      for (const { StackName = '', StackStatus, EnableTerminationProtection } of Stacks) {
        if (!StackName.startsWith(stackPrefix(stage))) continue
        if (!EnableTerminationProtection || !neverMade.has(StackStatus)) continue
        await client.send(
          new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
        )
        released.push(StackName)
      }
  return released
}
