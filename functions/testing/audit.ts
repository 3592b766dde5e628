import { QueryCommand } from '@aws-sdk/lib-dynamodb'

import { auditBlock, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { auditEntry, type AuditEntry } from '#shared/schemas/audit.ts'
import { readAuditHead } from '#functions/data/audit-chain.ts'

/** Every record of the audit log, oldest first. */
export const wholeAuditLog = async (): Promise<AuditEntry[]> => {
  const { sequence } = await readAuditHead()
  const blocks = Array.from({ length: Math.floor(sequence / auditBlock) + 1 }, (_, block) => block)
  const pages = await Promise.all(
    blocks.map((block) =>
      table().send(
        new QueryCommand({
          TableName: tableName(),
          KeyConditionExpression: 'pk = :block',
          ExpressionAttributeValues: { ':block': partitions.audit(block) },
          ConsistentRead: true,
        }),
      ),
    ),
  )
  return pages.flatMap(({ Items = [] }) => Items.map((item) => auditEntry.parse(item)))
}

/** The audit records about a thing, by its id, oldest first. */
export const auditAbout = async (subject: string): Promise<AuditEntry[]> =>
  (await wholeAuditLog()).filter((entry) => entry.subject === subject)
