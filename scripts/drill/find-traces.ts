import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { itemsOf, keyText, kindOf } from './table-items.ts'

// The log names people by ids that tell nothing, on purpose. The rest runs out or is swept away within days.
const expected = new Set(['AUDIT', 'COUNTED', 'RATE', 'UPLOAD', 'MAIL'])

/** The items of a table that still name one of these users. @returns sentences; none is good */
export const findTraces = async (
  client: DynamoDBDocumentClient,
  table: string,
  userIds: readonly string[],
): Promise<string[]> => {
  if (userIds.length === 0) return []
  const problems: string[] = []
  for await (const item of itemsOf(client, table)) {
    if (expected.has(kindOf(item).split('/')[0] ?? '')) continue
    const text = JSON.stringify(item)
    const named = userIds.find((id) => text.includes(id))
    if (named) problems.push(`${keyText(item)} still names ${named}, who has left.`)
  }
  return problems
}
