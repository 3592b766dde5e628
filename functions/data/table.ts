import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { env } from '#functions/core/env.ts'
import { endingWithRequest, patience } from '#functions/core/store-client.ts'

let client: DynamoDBDocumentClient | undefined

/** The document client, made once per process. */
export const table = (): DynamoDBDocumentClient =>
  (client ??= DynamoDBDocumentClient.from(
    endingWithRequest(new DynamoDBClient({ maxAttempts: 3, requestHandler: patience })),
    { marshallOptions: { removeUndefinedValues: true } },
  ))

export const tableName = (): string => env().TABLE_NAME
