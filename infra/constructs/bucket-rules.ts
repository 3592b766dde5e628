import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { limits } from '#shared/constants/limits.ts'

type Conditions = Record<string, Record<string, unknown>>
type Rule = { actions: string[]; conditions?: Conditions }

const deny = (resources: string[], { actions, conditions }: Rule): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions,
    resources,
    ...(conditions && { conditions }),
  })

/** A file can be put under a name once: a signed address is good until it runs out, and would else replace what was checked. */
export const putOnce = (bucket: Bucket, folders: readonly string[]): PolicyStatement =>
  deny(
    folders.map((folder) => bucket.arnForObjects(`${folder}*`)),
    { actions: ['s3:PutObject'], conditions: { Null: { 's3:if-none-match': 'true' } } },
  )

/** No presigned URL is valid for longer than ours, whichever role signs it. */
export const shortLived = (bucket: Bucket): PolicyStatement[] =>
  (
    [
      ['s3:PutObject', limits.uploadUrlSeconds],
      ['s3:GetObject', limits.documentUrlSeconds],
    ] as const
  ).map(([action, seconds]) =>
    deny([bucket.arnForObjects('*')], {
      actions: [action],
      conditions: { NumericGreaterThan: { 's3:signatureAge': String(seconds * 1000) } },
    }),
  )

/**
 * Denies objects that are not encrypted with the bucket's own key. A request without encryption headers gets that key by default;
 * the conditions match requests with another algorithm, another key, or a key of the sender's.
 */
export const underKey = (bucket: Bucket, key: Key): PolicyStatement[] => {
  const elsewhere: Conditions[] = [
    {
      Null: { 's3:x-amz-server-side-encryption': 'false' },
      StringNotEquals: { 's3:x-amz-server-side-encryption': 'aws:kms' },
    },
    {
      Null: { 's3:x-amz-server-side-encryption-aws-kms-key-id': 'false' },
      ArnNotEquals: { 's3:x-amz-server-side-encryption-aws-kms-key-id': key.keyArn },
    },
    { Null: { 's3:x-amz-server-side-encryption-customer-algorithm': 'false' } },
  ]
  return elsewhere.map((conditions) =>
    deny([bucket.arnForObjects('*')], { actions: ['s3:PutObject'], conditions }),
  )
}

const unless = (role: string): Conditions => ({ ArnNotEquals: { 'aws:PrincipalArn': role } })

/** Tags say what the scan has found, so nobody else writes any; nobody at all without a scanner. */
export const taggedBy = (bucket: Bucket, scanner?: string): PolicyStatement =>
  deny([bucket.arnForObjects('*')], {
    actions: [
      's3:PutObjectTagging',
      's3:PutObjectVersionTagging',
      's3:DeleteObjectTagging',
      's3:DeleteObjectVersionTagging',
    ],
    ...(scanner && { conditions: unless(scanner) }),
  })

/** Only the scanner may read files that it has not found clean. A file without its tag is not clean. */
export const readWhenClean = (bucket: Bucket, scanner: string): PolicyStatement =>
  deny([bucket.arnForObjects('*')], {
    actions: ['s3:GetObject', 's3:GetObjectVersion'],
    conditions: {
      StringNotEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'NO_THREATS_FOUND' },
      ...unless(scanner),
    },
  })
