import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'

/** Who did what to what, and when. Ids only: the log outlives the people in it. */
export type AuditEntry = {
  id: string
  at: string
  actorId: string
  action:
    | 'listing.status'
    | 'listing.delete'
    | 'plate.status'
    | 'document.read'
    | 'report.status'
    | 'user.delete'
  subject: string
  detail?: Readonly<Record<string, string>>
}

const put = (entry: AuditEntry) => ({
  TableName: tableName(),
  Item: { ...keys.audit(entry.at.slice(0, 10), entry.at, entry.id), ...entry },
  ConditionExpression: 'attribute_not_exists(pk)',
})

/** A write for the transaction of the act itself, so that neither exists without the other. */
export const auditWrite = (entry: AuditEntry): Write => ({ Put: put(entry) })

/** Appends an entry for an act that writes nothing, such as reading a document. */
export const appendAudit = async (entry: AuditEntry): Promise<void> => {
  await table().send(new PutCommand(put(entry)))
}
