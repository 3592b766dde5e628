import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { auditEntry, type AuditEntry } from '#shared/schemas/audit.ts'

/** An item as the table holds it, or undefined. Strongly consistent. */
export const itemAt = async (Key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> =>
  (await table().send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))).Item

/** The audit records about an item, oldest first. Reads only those, because nightly logs are long. */
export const auditsOf = async (subject: string): Promise<AuditEntry[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :subject',
      ExpressionAttributeValues: { ':subject': partitions.auditSubject(subject) },
    }),
  )
  return Items.map((item) => auditEntry.parse(item)).toSorted((a, b) => a.sequence - b.sequence)
}

/**
 * Asserts that the records of an item's status changes form one path: each starts at the status where the previous one ended, and the last
 * ends at the item's present status.
 */
export const expectOnePath = (records: readonly AuditEntry[], now: string): void => {
  for (const [index, { detail }] of records.entries())
    expect(detail['to']).toBe(records[index + 1]?.detail['from'] ?? now)
}
