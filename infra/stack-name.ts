import type { StackProps } from 'aws-cdk-lib'
import type { Stage } from './stage.ts'

/** The prefix of the names of all stacks of a stage, and so of most of their resources. */
export const stackPrefix = (stage: string): string => `Sayara-${stage}-`

/** The name of one stack in CloudFormation: `Sayara-prod-Data`. */
export const stackName = (stage: string, part: string): string => `${stackPrefix(stage)}${part}`

/** The part of a stack's name after its stage: `Data` of `Sayara-prod-Data`. */
export const stackPart = (name: string): string => name.split('-')[2] ?? ''

/** The name by which everybody calls a function: API Gateway, rules and other functions. It leads to the version that is live. */
export const liveAlias = 'live'

/** The props of every stack: its region, and the tags by which a bill tells products and stages apart. */
export const stackSettings = (
  { name, region }: Pick<Stage, 'name' | 'region'>,
  elsewhere?: string,
): Required<Pick<StackProps, 'env' | 'tags'>> => ({
  env: { region: elsewhere ?? region },
  tags: { product: 'sayara', stage: name },
})
