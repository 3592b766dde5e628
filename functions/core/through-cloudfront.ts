import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#functions/core/app-error.ts'
import { env } from '#functions/core/env.ts'
import { sha256 } from './hash.ts'
import { originSecretHeader, viewerAddressHeader } from '#shared/constants/origin-headers.ts'

const goodHashes = (): string[] => env().ORIGIN_SECRET_HASHES?.split(',') ?? []

// Both are hashes in hex of one length, as `timingSafeEqual` wants them.
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))

const carriesSecret = (event: APIGatewayProxyEventV2, hashes: readonly string[]): boolean => {
  const hash = sha256(event.headers[originSecretHeader] ?? '')
  return hashes.some((good) => isSame(good, hash))
}

/**
 * Refuses a request that reached the API around CloudFront, where no firewall has looked at it. Where nothing stands before the
 * API, on one machine, nothing is asked.
 * @throws AppError FORBIDDEN
 */
export const refuseDetours = (event: APIGatewayProxyEventV2, hashes = goodHashes()): void => {
  if (hashes.length > 0 && !carriesSecret(event, hashes)) throw new AppError('FORBIDDEN')
}

/** Where the caller is: for API Gateway that is CloudFront, whose word counts only beside the secret. */
export const callerAddress = (event: APIGatewayProxyEventV2, hashes = goodHashes()): string => {
  const told = event.headers[viewerAddressHeader]
  return told && carriesSecret(event, hashes) ? told : event.requestContext.http.sourceIp
}
