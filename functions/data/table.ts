import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { env } from '#functions/core/env.ts'

let client: DynamoDBDocumentClient | undefined

/**
 * The document client, made once per process. Three tries within 2 s each keep a handler inside its 10 s even when the
 * table is failing; the error then becomes a 503.
 */
export const table = (): DynamoDBDocumentClient =>
  (client ??= DynamoDBDocumentClient.from(
    new DynamoDBClient({
      maxAttempts: 3,
      requestHandler: { requestTimeout: 2000, connectionTimeout: 1000, throwOnRequestTimeout: true },
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  ))

export const tableName = (): string => env().TABLE_NAME
