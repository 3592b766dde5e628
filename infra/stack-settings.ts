import type { StackProps } from 'aws-cdk-lib'
import type { Stage } from '#infra/stage.ts'

/** Where a stack lives, and the tags by which a bill tells products and stages apart: what every stack is given. */
export const stackSettings = (
  { name, region }: Pick<Stage, 'name' | 'region'>,
  elsewhere?: string,
): Required<Pick<StackProps, 'env' | 'tags'>> => ({
  env: { region: elsewhere ?? region },
  tags: { product: 'sayara', stage: name },
})
