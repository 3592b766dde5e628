import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { inject } from 'vitest'
import { createTable } from '#scripts/local/create-table.ts'

/**
 * An empty table for this test file alone, which the stack's jobs do not read. Must be awaited before the first call of a repository.
 * `more` is set in the environment too.
 */
export const useOwnTable = async (more: Readonly<Record<string, string>> = {}): Promise<void> => {
  Object.assign(process.env, inject('functionEnv'), { TABLE_NAME: `sayara-${randomUUID()}` }, more)
  await createTable(new DynamoDBClient(), process.env['TABLE_NAME'] ?? '')
}
