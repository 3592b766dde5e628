import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { onTestFinished, vi } from 'vitest'
import { removeUser } from '#functions/commands/remove-user.ts'
import { table, tableName } from '#functions/data/table.ts'
import { getUserById } from '#functions/data/users.ts'
import { removeDeletedUsers } from '#functions/jobs/remove-deleted-users.ts'

/**
 * Removes a deleted user like the job minutes later, when no request of that user can still be running. Again where the stack's own job met
 * it, which leaves the user to the next run.
 */
export const finishRemoving = async (userId: string): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  onTestFinished(() => void vi.useRealTimers())
  for (let user = await getUserById(userId), tries = 0; user && tries < 5; tries++) {
    const found = user
    await removeDeletedUsers({ listDeletedUsers: async () => [found], removeUser, now: () => new Date() })
    user = await getUserById(userId)
  }
  vi.useRealTimers()
}

/** The kinds of items in the table that contain a text: the beginnings of their partition keys. */
export const mentionsOf = async (text: string): Promise<string[]> => {
  const found = new Set<string>()
  let start: Record<string, unknown> | undefined
  do {
    const page = await table().send(new ScanCommand({ TableName: tableName(), ExclusiveStartKey: start }))
    for (const item of page.Items ?? [])
      if (JSON.stringify(item).includes(text)) found.add(String(item['pk']).split('#')[0] ?? '')
    start = page.LastEvaluatedKey
  } while (start)
  return [...found].toSorted()
}

// Items that expire or are swept within days: counts of calls and visitors, loose files, queued emails.
const transient: ReadonlySet<string> = new Set(['COUNTED', 'RATE', 'UPLOAD', 'MAIL'])

/** Like `mentionsOf`, without the items that expire or are swept within days. */
export const tracesOf = async (text: string): Promise<string[]> =>
  (await mentionsOf(text)).filter((kind) => !transient.has(kind))
