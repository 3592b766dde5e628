import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'

/**
 * The path in IAM of a function's role. CloudFormation makes up the names of roles, so whoever must name one before it exists,
 * as the policy of a key does, names its path.
 */
export const rolePath = (stage: Stage, id: string): string => `/sayara/${stage.name}/${id}/`

/** A pattern for the ARN of the one role on that path. */
export const roleOnPath = (scope: Construct, stage: Stage, id: string): string =>
  Stack.of(scope).formatArn({
    service: 'iam',
    region: '',
    resource: `role${rolePath(stage, id)}*`,
    arnFormat: ArnFormat.NO_RESOURCE_NAME,
  })
