import { paginateQuery } from '@aws-sdk/lib-dynamodb'

import { auditBlock, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { auditEntry, type AuditEntry } from '#shared/schemas/audit.ts'
import { readAuditHead } from '#functions/data/transact.ts'

type Filter = { expression: string; values: Readonly<Record<string, string>> }

const readBlock = async (block: number, filter?: Filter): Promise<AuditEntry[]> => {
  const pages = paginateQuery(
    { client: table() },
    {
      TableName: tableName(),
      KeyConditionExpression: 'pk = :block',
      ...(filter && { FilterExpression: filter.expression }),
      ExpressionAttributeValues: { ':block': partitions.audit(block), ...filter?.values },
      ConsistentRead: true,
    },
  )
  const entries: AuditEntry[] = []
  for await (const { Items = [] } of pages) entries.push(...Items.map((item) => auditEntry.parse(item)))
  return entries
}

/** All matching records of the audit log, oldest first. */
export const wholeAuditLog = async (filter?: Filter): Promise<AuditEntry[]> => {
  const { sequence } = await readAuditHead()
  const blocks = Array.from({ length: Math.floor(sequence / auditBlock) + 1 }, (_, block) => block)
  return (await Promise.all(blocks.map((block) => readBlock(block, filter)))).flat()
}

/** The audit records about an item, by its id, oldest first. The table filters them, because the log of a whole run is long. */
export const auditAbout = (subject: string): Promise<AuditEntry[]> =>
  wholeAuditLog({ expression: 'subject = :subject', values: { ':subject': subject } })
