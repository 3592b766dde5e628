import { Duration } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import {
  Alias,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { codeFolder, type BundleFolders } from '#infra/bundle.ts'
import type { FunctionEnv } from '#functions/core/env.ts'
import { functionNameOf, type InternalName, isCalled } from '#infra/internal-functions.ts'
import type { JobName } from '#infra/jobs.ts'
import type { QueueName } from '#infra/queues.ts'
import { logGroup } from './log-group.ts'
import { receiveFrom, statementsFor, type Grant, type Resources } from '#infra/grants.ts'
import { reservedConcurrency } from '#infra/reserved-concurrency.ts'
import { rolePath } from '#infra/key-uses.ts'
import { liveAlias } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'
import type { RouteId } from '#shared/api/routes.ts'

/** Settings common to all functions of the app. `USER_POOL_JWKS_URI` is for places that are not AWS. */
export type Surroundings = {
  stage: Stage
  folders: BundleFolders
  resources: Resources
  logKey: Key
  environment: Omit<FunctionEnv, 'USER_POOL_JWKS_URI'>
}

/** A route, a job or an internal function. */
export type FunctionId = RouteId | JobName | InternalName

type Options = {
  description: string
  /** The handler's file without its ending: `listings/get-listing`. */
  entry: string
  grants: readonly Grant[]
  memoryMb: number
  timeoutSeconds: number
  /** The function's logs show what admins did. */
  isAudited?: boolean
  /** The queue for events that the function failed on. */
  failures?: Queue
  /** The queues whose messages start the function. */
  queues?: readonly QueueName[]
}

const access = (given: Surroundings, options: Options, logs: LogGroup): PolicyStatement[] => [
  ...statementsFor(options.grants, given.resources),
  new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logs.logGroupArn],
  }),
  // A trace belongs to no resource.
  new PolicyStatement({
    actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
    resources: ['*'],
  }),
  ...(options.failures
    ? [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [options.failures.queueArn] })]
    : []),
  ...(options.queues ?? []).map((name) => receiveFrom(given.resources.queues[name])),
]

/**
 * A function with a log group and a role of its own: the role may write those logs and its traces and use its grants, nothing
 * else. Its rights are written in the role itself: a policy of its own would be one more resource for each route, and the role
 * handed on is closed, so that no construct adds to them unseen.
 *
 * Returns its alias `live`, by which everybody calls it. CloudFormation makes the alias and then lets it be, since its template never
 * changes: a stack brings new code that nobody calls, and `scripts/deploy/switch-release.ts` moves the aliases of all functions
 * together. Until the first time the alias is the newest code.
 */
export const nodeFunction = (
  scope: Construct,
  id: FunctionId,
  given: Surroundings,
  options: Options,
): Alias => {
  const logs = logGroup(scope, `${id}Logs`, { ...given, isAudited: options.isAudited })
  const role = new Role(scope, `${id}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    path: rolePath(given.stage, id),
    inlinePolicies: { access: new PolicyDocument({ statements: access(given, options, logs) }) },
  })
  const handler = new LambdaFunction(scope, id, {
    ...(isCalled(id) && { functionName: functionNameOf(given.stage, id) }),
    description: options.description,
    code: Code.fromAsset(codeFolder(given.folders, options.entry)),
    handler: `${options.entry}.handler`,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: options.memoryMb,
    timeout: Duration.seconds(options.timeoutSeconds),
    environment: given.environment,
    role: role.withoutPolicyUpdates(),
    tracing: Tracing.ACTIVE,
    logGroup: logs,
    loggingFormat: LoggingFormat.JSON,
    ...(given.stage.reservesConcurrency && { reservedConcurrentExecutions: reservedConcurrency[id] }),
  })
  return new Alias(handler, 'Live', { aliasName: liveAlias, version: handler.latestVersion })
}
