import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'

// Everything about a key but the use of it: whom IAM lets, may manage it, and still decrypt nothing.
const management = () =>
  new PolicyStatement({
    principals: [new AccountRootPrincipal()],
    actions: [
      'kms:DescribeKey',
      'kms:UpdateKeyDescription',
      'kms:GetKeyPolicy',
      'kms:ListKeyPolicies',
      'kms:PutKeyPolicy',
      'kms:EnableKey',
      'kms:DisableKey',
      'kms:GetKeyRotationStatus',
      'kms:ListKeyRotations',
      'kms:EnableKeyRotation',
      'kms:DisableKeyRotation',
      'kms:RotateKeyOnDemand',
      'kms:ListResourceTags',
      'kms:TagResource',
      'kms:UntagResource',
      'kms:ListGrants',
      'kms:RevokeGrant',
      'kms:ScheduleKeyDeletion',
      'kms:CancelKeyDeletion',
    ],
    resources: ['*'],
  })

type Options = { description: string; uses: readonly PolicyStatement[] }

/**
 * A key of our own that rotates every year. Its policy says who may use it and through which service, regardless of IAM policies;
 * in it, `*` is this key.
 *
 * Each costs a dollar a month, on dev too (four dollars for its four; bucket keys keep the calls to KMS few): with AWS's own keys there, a
 * right that is missing would show on prod alone. A key that waits for its deletion costs nothing, so a destroyed stage does not.
 */
export const ownKey = (scope: Construct, id: string, stage: Stage, { description, uses }: Options): Key =>
  new Key(scope, id, {
    description,
    enableKeyRotation: true,
    // The shortest that there is, for a stage that is made and destroyed; else time to notice that it is still needed.
    pendingWindow: Duration.days(stage.keepsData ? 30 : 7),
    policy: new PolicyDocument({ statements: [management(), ...uses] }),
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
