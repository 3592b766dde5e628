import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { onTestFinished, vi } from 'vitest'
import { removeUser } from '#functions/commands/remove-user.ts'
import { table, tableName } from '#functions/data/table.ts'
import { getUserById } from '#functions/data/users.ts'
import { removeDeletedUsers } from '#functions/jobs/remove-deleted-users.ts'

/** Removes a deleted user as the job does minutes later, when nothing that the person began can still be under way. */
export const finishRemoving = async (userId: string): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  onTestFinished(() => void vi.useRealTimers())
  const user = await getUserById(userId)
  await removeDeletedUsers({
    listDeletedUsers: async () => (user ? [user] : []),
    removeUser,
    now: () => new Date(),
  })
  vi.useRealTimers()
}

/** The kinds of items in the table that mention a text: what their partition keys begin with. */
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

// What runs out or is swept away by itself within days: counts of calls and visitors, loose files, mail on its way.
const transient: ReadonlySet<string> = new Set(['COUNTED', 'RATE', 'UPLOAD', 'MAIL'])

/** The same, but for what runs out or is swept away by itself within days. */
export const tracesOf = async (text: string): Promise<string[]> =>
  (await mentionsOf(text)).filter((kind) => !transient.has(kind))
