import {
  CreateInvalidationCommand,
  waitUntilInvalidationCompleted,
  type CloudFrontClient,
} from '@aws-sdk/client-cloudfront'

/**
 * Makes CloudFront forget files that kept their name and changed, and waits until it has. `no-cache` alone has CloudFront ask S3
 * again, but only after the least time that its cache policy keeps anything (one second in AWS's own); this ends the doubt, and
 * the few paths are free. Hashed files never need it.
 */
export const forget = async (
  client: CloudFrontClient,
  { distributionId, paths, now }: { distributionId: string; paths: readonly string[]; now: Date },
): Promise<void> => {
  if (paths.length === 0) return
  const { Invalidation } = await client.send(
    new CreateInvalidationCommand({
      DistributionId: distributionId,
      InvalidationBatch: {
        CallerReference: now.toISOString(),
        Paths: { Quantity: paths.length, Items: [...paths] },
      },
    }),
  )
  await waitUntilInvalidationCompleted(
    { client, maxWaitTime: 600, minDelay: 2, maxDelay: 10 },
    { DistributionId: distributionId, Id: Invalidation?.Id },
  )
}
