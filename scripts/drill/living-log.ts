import { GetCommand, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { auditBlock, keys, partitions } from '#functions/data/keys.ts'
import type { ChainEnd } from '#shared/rules/audit-chain.ts'
import { auditEntry, type AuditEntry } from '#shared/schemas/audit.ts'

// The repositories work on the copy, by the environment; the living table is only ever read, and only here.

/** The record at a place of the living log, or undefined when there is none, or it has run out. */
export const livingEntry = async (
  client: DynamoDBDocumentClient,
  table: string,
  sequence: number,
): Promise<AuditEntry | undefined> => {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: keys.audit(sequence), ConsistentRead: true }),
  )
  return Item && auditEntry.parse(Item)
}

/** What admins and people did since the copy, oldest first, by the audit log of the living table. */
export const livingSince = async (
  client: DynamoDBDocumentClient,
  table: string,
  { sequence }: ChainEnd,
): Promise<AuditEntry[]> => {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: keys.auditHead, ConsistentRead: true }),
  )
  const last = Number(Item?.['sequence'] ?? 0)
  const found: AuditEntry[] = []
  for (let block = Math.floor(sequence / auditBlock); block <= Math.floor(last / auditBlock); block++) {
    let start: Record<string, unknown> | undefined
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :block AND sk > :after',
          ExpressionAttributeValues: { ':block': partitions.audit(block), ':after': keys.audit(sequence).sk },
          ConsistentRead: true,
          ExclusiveStartKey: start,
        }),
      )
      found.push(...(page.Items ?? []).map((item) => auditEntry.parse(item)))
      start = page.LastEvaluatedKey
    } while (start)
  }
  return found
}
