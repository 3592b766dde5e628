import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { FunctionEnv } from '#functions/core/env.ts'
import { statementsFor, type Grant, type Resources } from '#infra/grants.ts'
import type { Stage } from '#infra/stage.ts'

/** What every function of the app is given. `USER_POOL_JWKS_URI` is for places that are not AWS. */
export type Surroundings = {
  stage: Stage
  resources: Resources
  environment: Omit<FunctionEnv, 'USER_POOL_JWKS_URI'>
}

type Options = {
  description: string
  /** The folder of the bundle, and the file in it without its ending. */
  folder: string
  entry: string
  grants: readonly Grant[]
  memoryMb: number
  timeoutSeconds: number
}

/** A function with a log group and a role of its own: the role may write those logs and use its grants, nothing else. */
export const nodeFunction = (
  scope: Construct,
  id: string,
  given: Surroundings,
  options: Options,
): LambdaFunction => {
  const logGroup = new LogGroup(scope, `${id}Logs`, {
    retention: given.stage.logRetention,
    removalPolicy: given.stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  logGroup.grantWrite(role)
  for (const statement of statementsFor(options.grants, given.resources)) role.addToPolicy(statement)
  return new LambdaFunction(scope, id, {
    description: options.description,
    code: Code.fromAsset(options.folder),
    handler: `${options.entry}.handler`,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: options.memoryMb,
    timeout: Duration.seconds(options.timeoutSeconds),
    environment: given.environment,
    role,
    logGroup,
    loggingFormat: LoggingFormat.JSON,
  })
}
