import type { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { stackPart } from '#infra/stack-name.ts'
import { findStacks, listResources } from '#scripts/destroy/stacks.ts'

/** A function of a stage. */
export type StageFunction = {
  /** The route or job: `createListing`. */
  id: string
  /** Its name in Lambda. */
  name: string
  /** The part of its stack's name: `Jobs`. */
  part: string
}

/** Every function of a stage, in the region of its API. */
export const findFunctions = async (
  client: CloudFormationClient,
  { stage, region }: { stage: string; region: string },
): Promise<StageFunction[]> => {
  const found: StageFunction[] = []
  for (const stack of await findStacks(new Map([[region, client]]), stage))
    for (const resource of await listResources(stack)) {
      const { ResourceType, LogicalResourceId = '', PhysicalResourceId: name } = resource
      if (ResourceType === 'AWS::Lambda::Function' && name)
        // The CDK ends a logical id with eight digits of a hash.
        found.push({ id: LogicalResourceId.replace(/[0-9A-F]{8}$/, ''), name, part: stackPart(stack.name) })
    }
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
