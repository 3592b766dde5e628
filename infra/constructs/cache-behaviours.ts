import { Duration } from 'aws-cdk-lib'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import * as z from 'zod/mini'
import type { Contract } from '#shared/api/contract.ts'
import { viewerAddressHeader } from '#shared/constants/origin-headers.ts'

/**
 * How long CloudFront hands out a photo before it asks the bucket whether it is still there. Browsers may keep one for a year, since it
 * never changes under its name; an edge must not, or the photos of a deleted listing would be had under their addresses for as long.
 * For one that is there, the bucket answers 304, for 0.4 dollars a million; invalidations cost 5,000 dollars a million.
 */
export const photoCache = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'PhotoCache', {
    comment: 'Photos, which go five minutes after they were deleted',
    defaultTtl: Duration.minutes(5),
    minTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(5),
  })

/** Whether CloudFront keeps the answers of a route: pictures that are the same for everybody, and what its contract says. */
export const isKeptAtEdge = ({
  method,
  contentType,
  sharedCacheSeconds,
  access,
  keptAtEdge,
}: Contract): boolean =>
  method === 'GET' &&
  access === 'public' &&
  (keptAtEdge ?? contentType?.startsWith('image/')) === true &&
  sharedCacheSeconds !== undefined

/** Whether a route answers JSON that is the same for everybody and depends on its path alone: one policy keeps all of these. */
export const isSharedAnswer = (contract: Contract): boolean =>
  contract.method === 'GET' &&
  contract.access === 'public' &&
  contract.sharedCacheSeconds !== undefined &&
  contract.contentType === undefined &&
  contract.query === undefined &&
  !isKeptAtEdge(contract)

// A parameter of the path is a `*` there.
/** A route's path as CloudFront writes it. */
export const behaviourPattern = ({ path }: Contract): string => path.replaceAll(/\{\w+\}/g, '*')

const queryNames = ({ query }: Contract): string[] =>
  query instanceof z.ZodMiniObject ? Object.keys(query.shape) : []

/**
 * How CloudFront asks for a picture: it keeps one per address and per parameter that the contract knows, for as long as the answer's
 * own `s-maxage` says. Nothing else of a request reaches the function but where the visitor is, whom its limit counts.
 */
export const pictureBehaviour = (
  scope: Construct,
  contract: Contract,
  toApi: BehaviorOptions,
): BehaviorOptions => {
  const names = queryNames(contract)
  return {
    ...toApi,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: new CachePolicy(scope, `${contract.id}Cache`, {
      comment: `${contract.method} ${contract.path}`.slice(0, 128),
      defaultTtl: Duration.seconds(0),
      minTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(contract.sharedCacheSeconds ?? 0),
      queryStringBehavior:
        names.length > 0 ? CacheQueryStringBehavior.allowList(...names) : CacheQueryStringBehavior.none(),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      // JSON is compressed by the function, for who takes it so.
      enableAcceptEncodingGzip: contract.contentType === undefined,
    }),
    originRequestPolicy: new OriginRequestPolicy(scope, `${contract.id}Request`, {
      headerBehavior: OriginRequestHeaderBehavior.allowList(viewerAddressHeader),
      queryStringBehavior: OriginRequestQueryStringBehavior.none(),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    }),
  }
}

/**
 * How CloudFront asks for JSON that it may keep: one answer per path and encoding, for as long as the answer's own `s-maxage` says; a
 * refusal says `no-store`. One policy for all, since an account has twenty. What writes under the same path goes to the API as it comes.
 */
export const sharedAnswers = (
  scope: Construct,
  contracts: readonly Contract[],
  toApi: BehaviorOptions,
): Record<string, BehaviorOptions> => {
  const cachePolicy = new CachePolicy(scope, 'AnswerCache', {
    comment: 'Answers of the API that are the same for everybody',
    defaultTtl: Duration.seconds(0),
    minTtl: Duration.seconds(0),
    maxTtl: Duration.hours(1),
    queryStringBehavior: CacheQueryStringBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingGzip: true,
  })
  return Object.fromEntries(
    contracts
      .filter(isSharedAnswer)
      .map((contract) => [behaviourPattern(contract), { ...toApi, cachePolicy }]),
  )
}
