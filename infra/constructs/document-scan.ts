import { ArnFormat, Stack } from 'aws-cdk-lib'
import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { rolePath } from '#infra/key-uses.ts'
import type { Stage } from '#infra/stage.ts'
import { folders } from '#shared/constants/storage.ts'

/** The id by which the key's policy knows the role of the scanner. */
export const scannerId = 'scanDocuments'

type Options = { stage: Stage; bucket: Bucket; key: Key }

// The policy from GuardDuty's documentation, with its names, narrowed to this bucket and key.
// https://docs.aws.amazon.com/guardduty/latest/ug/malware-protection-s3-iam-policy-prerequisite.html
const access = (scope: Construct, { bucket, key }: Options): PolicyStatement[] => {
  const managedRule = Stack.of(scope).formatArn({
    service: 'events',
    resource: 'rule',
    resourceName: 'DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*',
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  })
  const files = bucket.arnForObjects(`${folders.documents}*`)
  const statement = (actions: string[], resource: string, conditions = {}) =>
    new PolicyStatement({ actions, resources: [resource], conditions })
  return [
    statement(
      ['events:PutRule', 'events:DeleteRule', 'events:PutTargets', 'events:RemoveTargets'],
      managedRule,
      {
        StringLike: { 'events:ManagedBy': 'malware-protection-plan.guardduty.amazonaws.com' },
      },
    ),
    statement(['events:DescribeRule', 'events:ListTargetsByRule'], managedRule),
    statement(
      [
        's3:GetObjectTagging',
        's3:GetObjectVersionTagging',
        's3:PutObjectTagging',
        's3:PutObjectVersionTagging',
      ],
      files,
    ),
    statement(['s3:GetBucketNotification', 's3:PutBucketNotification'], bucket.bucketArn),
    // With it, GuardDuty tries once whether it can write here.
    statement(['s3:PutObject'], bucket.arnForObjects('malware-protection-resource-validation-object')),
    statement(['s3:ListBucket'], bucket.bucketArn),
    statement(['s3:GetObject', 's3:GetObjectVersion'], files),
    statement(['kms:Decrypt', 'kms:GenerateDataKey'], key.keyArn, {
      StringLike: { 'kms:ViaService': 's3.*.amazonaws.com' },
    }),
  ]
}

/**
 * GuardDuty looks at every document that arrives and tags it with what it has found. It needs no detector in the account.
 * Billed by the file and the gigabyte (0.22 USD a thousand, 0.09 USD), so it costs nothing where nobody uploads.
 */
export const documentScan = (scope: Construct, id: string, options: Options): Role => {
  const role = new Role(scope, `${id}Role`, {
    assumedBy: new ServicePrincipal('malware-protection-plan.guardduty.amazonaws.com'),
    path: rolePath(options.stage, scannerId),
    inlinePolicies: { access: new PolicyDocument({ statements: access(scope, options) }) },
  })
  new CfnMalwareProtectionPlan(scope, id, {
    role: role.roleArn,
    protectedResource: {
      s3Bucket: { bucketName: options.bucket.bucketName, objectPrefixes: [folders.documents] },
    },
    actions: { tagging: { status: 'ENABLED' } },
  })
  return role
}
