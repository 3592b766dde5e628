import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { auditBlock, keys, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { ChainEnd } from '#shared/rules/audit-chain.ts'
import { auditEntry, type AuditEntry } from '#shared/schemas/audit.ts'

const key = () => keys.jobState('audit')

const chainEnd = z.pick(auditEntry, { sequence: true, hash: true })

/** How far the audit log was found unbroken, or undefined before the first check. */
export const readAuditCheck = async (): Promise<ChainEnd | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: key(), ConsistentRead: true }),
  )
  return Item && chainEnd.parse(Item)
}

/** Notes how far the audit log was found unbroken. */
export const noteAuditCheck = async ({ sequence, hash }: ChainEnd): Promise<void> => {
  await table().send(new PutCommand({ TableName: tableName(), Item: { ...key(), sequence, hash } }))
}

/** The record at a place of the log, or undefined. Strongly consistent. */
export const getAuditEntry = async (sequence: number): Promise<AuditEntry | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.audit(sequence), ConsistentRead: true }),
  )
  return Item && auditEntry.parse(Item)
}

// About a quarter of the megabyte of one answer.
const pageSize = 500

/**
 * The records that follow a place in the log, oldest first, page after page up to the block of `last`; those that have
 * expired are left out.
 */
export const auditPagesAfter = async function* (
  sequence: number,
  last: number,
): AsyncGenerator<AuditEntry[], void> {
  for (let block = Math.floor(sequence / auditBlock); block <= Math.floor(last / auditBlock); block++) {
    let after = sequence
    let found: AuditEntry[]
    do {
      const { Items = [] } = await table().send(
        new QueryCommand({
          TableName: tableName(),
          KeyConditionExpression: 'pk = :block AND sk > :after',
          ExpressionAttributeValues: { ':block': partitions.audit(block), ':after': keys.audit(after).sk },
          Limit: pageSize,
          ConsistentRead: true,
        }),
      )
      found = Items.map((item) => auditEntry.parse(item))
      if (found.length > 0) yield found
      after = found.at(-1)?.sequence ?? after
    } while (found.length === pageSize)
  }
}
