import { createBucket, headBucket, listObjects } from './list-objects.ts'
import { copyObject, deleteObject, deleteObjects, getObject, putObject } from './object-operations.ts'
import { S3Error } from './errors.ts'
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  uploadPart,
} from './multipart.ts'
import type { EventQueue } from './event-queue.ts'
import { overrideParameters } from './object-headers.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Answer, S3Request } from './request.ts'

type Operation = {
  query: readonly string[]
  headers: RegExp
  run: (request: S3Request, store: ObjectStore, events: EventQueue) => S3Answer | Promise<S3Answer>
}

const listParameters = [
  'list-type',
  'prefix',
  'delimiter',
  'max-keys',
  'continuation-token',
  'start-after',
  'encoding-type',
]
const none = /^$/
const writing =
  /^x-amz-(?:meta-.+|checksum-.+|acl|server-side-encryption(?:-aws-kms-key-id)?|website-redirect-location|trailer|decoded-content-length)$/

const operations = {
  createBucket: { query: [], headers: none, run: createBucket },
  headBucket: { query: [], headers: none, run: headBucket },
  listObjects: { query: listParameters, headers: none, run: listObjects },
  deleteObjects: { query: ['delete'], headers: /^x-amz-checksum-.+$/, run: deleteObjects },
  getObject: { query: overrideParameters, headers: /^x-amz-checksum-mode$/, run: getObject },
  putObject: { query: [], headers: writing, run: putObject },
  copyObject: {
    query: [],
    headers: new RegExp(
      `${writing.source}|^x-amz-(?:(?:metadata|tagging)-directive|copy-source(?:-if-match|-if-none-match)?)$`,
    ),
    run: copyObject,
  },
  deleteObject: { query: [], headers: none, run: deleteObject },
  createMultipartUpload: { query: ['uploads'], headers: writing, run: createMultipartUpload },
  uploadPart: { query: ['partNumber', 'uploadId'], headers: writing, run: uploadPart },
  completeMultipartUpload: {
    query: ['uploadId'],
    headers: /^x-amz-checksum-.+$/,
    run: completeMultipartUpload,
  },
  abortMultipartUpload: { query: ['uploadId'], headers: none, run: abortMultipartUpload },
} satisfies Record<string, Operation>

const operationOf = ({ method, bucket, key, query, headers }: S3Request): Operation => {
  if (!bucket) throw new S3Error('NotImplemented')
  const {
    createBucket,
    headBucket,
    listObjects,
    deleteObjects,
    putObject,
    copyObject,
    getObject,
    deleteObject,
  } = operations
  const onBucket: Record<string, Operation> = { PUT: createBucket, HEAD: headBucket, GET: listObjects }
  if (query.has('delete')) onBucket['POST'] = deleteObjects
  const put = headers['x-amz-copy-source'] === undefined ? putObject : copyObject
  const onKey: Record<string, Operation> = { GET: getObject, HEAD: getObject, PUT: put, DELETE: deleteObject }
  if (query.has('uploads')) Object.assign(onKey, { GET: undefined, POST: operations.createMultipartUpload })
  if (query.has('uploadId'))
    Object.assign(onKey, {
      GET: undefined,
      PUT: operations.uploadPart,
      POST: operations.completeMultipartUpload,
      DELETE: operations.abortMultipartUpload,
    })
  const operation = (key ? onKey : onBucket)[method]
  if (!operation)
    throw new S3Error(
      ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'].includes(method) ? 'NotImplemented' : 'MethodNotAllowed',
    )
  return operation
}

const everywhere = /^x-amz-(?:date|content-sha256|user-agent|sdk-checksum-algorithm)$/
const signatureParameter =
  /^X-Amz-(?:Algorithm|Content-Sha256|Credential|Date|Expires|Signature|SignedHeaders)$/

// A sub-resource (?acl, ?tagging) or a header nobody here understands must not end as a plain GET or PUT.
const refuseUnknown = ({ query, headers, presigned }: S3Request, operation: Operation): void => {
  for (const name of query.keys()) {
    const known =
      name === 'x-id' || operation.query.includes(name) || headers[name.toLowerCase()] !== undefined
    if (!known && !(presigned && signatureParameter.test(name))) {
      throw new S3Error('NotImplemented', `The parameter ${name} is not implemented`)
    }
  }
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-amz-') && !everywhere.test(name) && !operation.headers.test(name)) {
      throw new S3Error('NotImplemented', `The header ${name} is not implemented`)
    }
  }
}

/** Answers an authorized request. Throws S3Error for everything S3, or this emulator, refuses. */
export const runOperation = async (
  request: S3Request,
  store: ObjectStore,
  events: EventQueue,
): Promise<S3Answer> => {
  const operation = operationOf(request)
  refuseUnknown(request, operation)
  if (operation.run !== createBucket && !store.hasBucket(request.bucket)) throw new S3Error('NoSuchBucket')
  return operation.run(request, store, events)
}
