import { SignatureError, verifyHeaderSignature, verifyPresignedSignature } from '../sigv4.ts'
import type { SignedRequest } from '../sigv4.ts'
import { S3Error, type S3ErrorCode } from './errors.ts'
import type { S3Request } from './request.ts'

const faultCodes = {
  missing: 'AccessDenied',
  'unknown-key': 'InvalidAccessKeyId',
  'foreign-token': 'InvalidToken',
  skewed: 'RequestTimeTooSkewed',
  expired: 'AccessDenied',
  'not-yet-valid': 'AccessDenied',
  'unsigned-headers': 'AccessDenied',
  mismatch: 'SignatureDoesNotMatch',
} as const satisfies Record<Exclude<SignatureError['fault'], 'malformed'>, S3ErrorCode>

const verify = (request: S3Request, signed: SignedRequest): void => {
  if (request.presigned) return verifyPresignedSignature(signed, 's3')
  if (!request.headers['authorization']) throw new S3Error('AccessDenied')
  const payloadHash = request.headers['x-amz-content-sha256']
  if (!payloadHash) {
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256')
  }
  return verifyHeaderSignature(signed, 's3', payloadHash)
}

/** Lets only requests signed with the local keys through, by header or presigned. Throws S3Error. */
export const authorize = (request: S3Request): void => {
  const { method, path, query, presigned, body } = request
  if (presigned && request.headers['authorization']) {
    throw new S3Error('InvalidArgument', 'Only one auth mechanism allowed')
  }
  try {
    verify(request, { method, path, query, headers: body.headers })
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error
    const malformed = presigned ? 'AuthorizationQueryParametersError' : 'AuthorizationHeaderMalformed'
    throw new S3Error(error.fault === 'malformed' ? malformed : faultCodes[error.fault], error.message)
  }
}
