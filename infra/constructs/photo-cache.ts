import { Duration } from 'aws-cdk-lib'
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/**
 * How long CloudFront hands out a photo before it asks the bucket whether it is still there. Browsers may keep one for a year, since it
 * never changes under its name; an edge must not, or the photos of a deleted listing would be had under their addresses for as long.
 * For one that is there, the bucket answers 304.
 */
export const photoCache = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'PhotoCache', {
    comment: 'Photos, which go an hour after they were deleted',
    defaultTtl: Duration.hours(1),
    minTtl: Duration.seconds(0),
    maxTtl: Duration.hours(1),
  })
