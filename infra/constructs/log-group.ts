import { Aws, Fn, RemovalPolicy } from 'aws-cdk-lib'
import type { Key } from 'aws-cdk-lib/aws-kms'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'

/**
 * Logs outlive what wrote them where data is kept. Not those of a deployment that was rolled back: they are empty, and each attempt
 * would leave its own.
 */
export const logsRemoval = ({ keepsData }: Stage): RemovalPolicy =>
  keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY

type Options = {
  stage: Stage
  logKey: Key
  /** Acts of admins are in it, which must be explicable a year later. */
  isAudited?: boolean
}

/** Logs under the key for logs, which go by themselves: after three months, or after thirteen where they show who looked at what. */
export const logGroup = (
  scope: Construct,
  id: string,
  { stage, logKey, isAudited = false }: Options,
): LogGroup =>
  new LogGroup(scope, id, {
    encryptionKey: logKey,
    retention: isAudited && stage.keepsData ? RetentionDays.THIRTEEN_MONTHS : stage.logRetention,
    removalPolicy: logsRemoval(stage),
  })

/**
 * Eight letters and digits that are this very stack's, out of `arn:aws:cloudformation:…:stack/<name>/<id>`. A log group that must
 * have a name of ours and outlives its stack would else stand in the way of the stack's next making.
 */
export const idOfStack = (): string => Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))))
