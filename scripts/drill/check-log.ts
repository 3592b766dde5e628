import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { sha256 } from '#functions/core/hash.ts'

import { auditPagesAfter } from '#functions/data/audit-log.ts'
import { checkChain, type ChainEnd } from '#shared/rules/audit-chain.ts'
import { livingEntry } from './living-log.ts'
import { readAuditHead } from '#functions/data/audit-chain.ts'

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
