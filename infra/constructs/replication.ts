import { ArnFormat, Aws, ReferenceStrength, Stack } from 'aws-cdk-lib'
import { Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { CfnKey } from 'aws-cdk-lib/aws-kms'
import { type Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { rolePath } from '#infra/key-uses.ts'
import { copyRegionOf } from '#infra/regions.ts'
import { stackName } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

/** The ids by which keys' policies know the role that copies files to the other region, and the one that brings them back. */
export const replicationId = 'replicateFiles'
export const fileRestoreId = 'restoreFiles'

/** The stack of the copies, and a pattern for its buckets: CloudFormation names a bucket after its stack. */
export const copiesPart = 'BackupCopies'
const copyBuckets = (stage: Stage): string =>
  `arn:aws:s3:::${stackName(stage.name, copiesPart).toLowerCase()}-*`

/** A bucket as CloudFormation's own resource: the CDK's has no attributes that another region could look up. */
export const resourceOf = ({ node: { defaultChild } }: Bucket): CfnBucket => {
  if (!(defaultChild instanceof CfnBucket)) throw new Error('This bucket is no resource of ours.')
  return defaultChild
}

/** Values of another region, which no export of it reaches: looked up when the stack is deployed. */
export const lookUp = (attribute: string): string => Stack.consumeReference(attribute, ReferenceStrength.WEAK)

/** Buckets in the other region, and the key there for the documents. */
export type FileCopies = { photos: CfnBucket; documents: CfnBucket; documentKey: CfnKey }

type Sources = { photos: Bucket; documents: Bucket; documentKeyArn: string }

const statement = (actions: string[], resources: string[], conditions = {}) =>
  new PolicyStatement({ actions, resources, conditions })

// The policy of S3's documentation, narrowed to these buckets and keys.
// https://docs.aws.amazon.com/AmazonS3/latest/userguide/setting-repl-config-perm-overview.html
const replicationRole = (scope: Construct, stage: Stage, { photos, documents, documentKeyArn }: Sources) => {
  const copyRegion = copyRegionOf(stage.region)
  const keysThere = Stack.of(scope).formatArn({
    service: 'kms',
    region: copyRegion,
    resource: 'key',
    resourceName: '*',
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  })
  const through = (region: string) => ({ StringEquals: { 'kms:ViaService': `s3.${region}.amazonaws.com` } })
  const sources = [photos, documents]
  const role = new Role(scope, 'ReplicationRole', {
    assumedBy: new ServicePrincipal('s3.amazonaws.com'),
    path: rolePath(stage, replicationId),
  })
  // Apart from the role, which the buckets name that it names.
  new Policy(scope, 'ReplicationRights', {
    roles: [role],
    statements: [
      statement(
        ['s3:GetReplicationConfiguration', 's3:ListBucket'],
        sources.map(({ bucketArn }) => bucketArn),
      ),
      statement(
        ['s3:GetObjectVersionForReplication', 's3:GetObjectVersionAcl', 's3:GetObjectVersionTagging'],
        sources.map((bucket) => bucket.arnForObjects('*')),
      ),
      statement(
        ['s3:ReplicateObject', 's3:ReplicateDelete', 's3:ReplicateTags'],
        [`${copyBuckets(stage)}/*`],
      ),
      statement(['kms:Decrypt'], [documentKeyArn], through(Aws.REGION)),
      // Which of the keys there, the keys' own policies say. Decrypt is for the check of a bucket key; no object there is its to get.
      statement(['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'], [keysThere], through(copyRegion)),
    ],
  })
  return role
}

const replicate = (source: Bucket, role: Role, copies: CfnBucket, key?: CfnKey): void => {
  resourceOf(source).replicationConfiguration = {
    role: role.roleArn,
    rules: [
      {
        id: 'copies',
        status: 'Enabled',
        priority: 1,
        filter: { prefix: '' },
        // What is deleted here is deleted there: people were told that it goes.
        deleteMarkerReplication: { status: 'Enabled' },
        ...(key && { sourceSelectionCriteria: { sseKmsEncryptedObjects: { status: 'Enabled' } } }),
        destination: {
          bucket: lookUp(copies.attrArn),
          metrics: { status: 'Enabled' },
          ...(key && { encryptionConfiguration: { replicaKmsKeyId: lookUp(key.attrArn) } }),
        },
      },
    ],
  }
}

/**
 * S3 copies every new photo and document to the other region within minutes, and every deletion.
 *
 * A thousand cars with eight photos are 8 GB in 96,000 files (six widths, two formats): 0.18 dollars a month to keep, once 0.50 for the
 * files and 0.16 for the way there (from the Gulf some 0.90). AWS Backup for S3 would be 0.80 a month, kept twice at 0.05 a gigabyte, with
 * every deleted document for as long as the backup, and a restore that has to run before anybody sees a photo.
 */
export const replicateFiles = (
  scope: Construct,
  stage: Stage,
  { sources, copies }: { sources: Sources; copies: FileCopies },
): void => {
  const role = replicationRole(scope, stage, sources)
  replicate(sources.photos, role, copies.photos)
  replicate(sources.documents, role, copies.documents, copies.documentKey)
}
