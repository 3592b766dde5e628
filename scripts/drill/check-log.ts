import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { auditBlock, keys, partitions } from '#functions/data/keys.ts'
import { auditEntry, type AuditEntry, type ChainEnd, checkChain } from '#shared/schemas/audit.ts'
import { sha256 } from '#functions/core/hash.ts'
import { auditPagesAfter } from '#functions/data/audit-log.ts'
import { readAuditHead } from '#functions/data/audit-chain.ts'

// The repositories work on the copy, by the environment; the live table is only ever read, and only here.

/** The record at a place of the live log, or undefined when there is none, or it has expired. */
const livingEntry = async (
  client: DynamoDBDocumentClient,
  table: string,
  sequence: number,
): Promise<AuditEntry | undefined> => {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: keys.audit(sequence), ConsistentRead: true }),
  )
  return Item && auditEntry.parse(Item)
}

/** Actions of admins and users since the copy, oldest first, from the audit log of the live table. */
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

/** Checks the audit log of the copy from its oldest record to its head. @returns sentences about what is wrong */
const checkWhole = async (head: ChainEnd): Promise<string[]> => {
  let checked: ChainEnd | undefined
  for await (const page of auditPagesAfter(0, head.sequence)) {
    const broken = await checkChain(page, sha256, checked)
    if (broken) return [`The copy’s audit log breaks at ${broken.sequence} (${broken.why}).`]
    checked = page.at(-1)
  }
  const isWhole = head.sequence === 0 || checked?.hash === head.hash
  return isWhole ? [] : [`The copy’s audit log ends before its head, ${head.sequence}.`]
}

/**
 * Checks the audit log of the copy, and that the living one goes on from it: a table that was put back and another one would differ.
 * @returns the head of the copy's log, and what is wrong
 */
export const checkLog = async (
  client: DynamoDBDocumentClient,
  living: string | undefined,
): Promise<{ head: ChainEnd; problems: string[] }> => {
  const head = await readAuditHead()
  const problems = await checkWhole(head)
  const same = living && head.sequence > 0 ? await livingEntry(client, living, head.sequence) : undefined
  if (same && same.hash !== head.hash)
    problems.push(`The living audit log has another record at ${head.sequence} than the copy.`)
  return { head, problems }
}
