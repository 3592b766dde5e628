import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { deleteFavorite, putFavorite } from '#functions/data/favorites.ts'
import { keys } from '#functions/data/keys.ts'
import { listMessages } from '#functions/data/lead-messages.ts'
import { toLeadItem, changeLead } from '#functions/data/leads.ts'
import { table, tableName } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { discardWrite } from '#functions/data/stale-uploads.ts'
import { claimWrite, judgeUpload } from '#functions/data/uploads.ts'
import { sendLeadMessage } from '#functions/leads/send-lead-message.ts'
import { aLead, aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { issueAt, quotas } from '#functions/trust/limits/quotas.ts'
import { amount } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { limits } from '#shared/constants/limits.ts'

beforeAll(() => useOwnTable())

/** Makes calls concurrently. @returns their results and the codes of the refusals */
const allAtOnce = async <T>(calls: readonly (() => Promise<T>)[]) => {
  const settled = await Promise.allSettled(calls.map((call) => call()))
  return {
    made: settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    refused: settled.flatMap((each) => {
      if (each.status === 'fulfilled') return []
      if (each.reason instanceof AppError) return [each.reason.code]
      throw each.reason
    }),
  }
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

// Twice as many concurrent calls as places. Runs use no more admins than this, because concurrent audit records queue for one chain.
const places = amount({ quick: 8, nightly: 12 })

describe.each(Object.entries(quotas))('%s', (code, cases) => {
  it.each(cases.map((each) => [each.name, each] as const))('%s', async (_, quota) => {
    const { most, leave, add, remove, count } = quota
    for (let left = 0; left < most - places; left += 25)
      await Promise.all(times(Math.min(25, most - places - left), leave))
    const first = await allAtOnce(times(2 * places, () => add))
    expect(first.refused).toEqual(times(places, () => code))
    expect(first.made).toHaveLength(places)
    expect(await count()).toBe(most)

    const [going = '', ...others] = first.made
    await remove(going)
    const second = await allAtOnce([add, add, add])
    expect([second.made.length, second.refused]).toEqual([1, [code, code]])
    // Concurrent removals and additions exceed the quota by none and lose no place.
    const mixed = await allAtOnce([
      ...others.slice(0, 3).map((id) => async () => void (await remove(id))),
      ...times(3, () => async () => void (await add())),
    ])
    expect(new Set(mixed.refused).difference(new Set([code]))).toEqual(new Set())
    await allAtOnce(times(5, () => add))
    expect(await count()).toBe(most)
    proven('limits', 1)
  })
})

it('what is saved twice or removed twice at once is counted once', async () => {
  const [userId, listing] = [newId('user'), { id: newId('listing'), ownerId: newId('user') }]
  const held = async () =>
    (await table().send(new GetCommand({ TableName: tableName(), Key: keys.quotaCounts(userId) }))).Item
      ?.favorites
  const save = () => putFavorite({ userId, listing, person: undefined, at: new Date() })
  await allAtOnce(times(6, () => save))
  expect(await held()).toBe(1)
  await allAtOnce(times(6, () => () => deleteFavorite(userId, listing.id)))
  expect(await held()).toBe(0)
  await deleteFavorite(userId, newId('listing'))
  expect(await held()).toBe(0)
})

describe('unused uploads', () => {
  const at = new Date('2026-11-21T10:00:00.000Z')
  const later = (ms: number) => new Date(at.getTime() + ms)
  const full = { code: 'TOO_MANY_UPLOADS' }
  const fill = async () => {
    const owner = newId('user')
    const { made } = await allAtOnce(times(limits.looseUploads, () => () => issueAt(owner, at)))
    expect(made).toHaveLength(limits.looseUploads)
    await expect(issueAt(owner, at)).rejects.toMatchObject(full)
    return { owner, made }
  }

  it('count for an hour, and all places are free again at its end', async () => {
    const { owner } = await fill()
    await expect(issueAt(owner, later(3_600_000 - 1))).rejects.toMatchObject(full)
    const again = await allAtOnce(times(2 * places, () => () => issueAt(owner, later(3_600_000 + 1))))
    expect(again.refused).toEqual([])
    expect(await issueAt(newId('user'), at)).toMatch(/^upl_/)
  })

  it('are those that nothing uses: refused ones do not count, nor do those that were let go, whose files are erased', async () => {
    const { owner, made } = await fill()
    const [used = '', refused = ''] = made
    await judgeUpload(refused, { state: 'REFUSED', refusal: 'DAMAGED' })
    await issueAt(owner, at)
    await judgeUpload(used, { state: 'READY', picture: null, sha256: '0'.repeat(64) })
    const car = newId('listing')
    await transact([claimWrite(used, owner, car)])
    await issueAt(owner, at)
    await expect(issueAt(owner, at)).rejects.toMatchObject(full)
    await transact([discardWrite(used, car)])
    await expect(issueAt(owner, at)).rejects.toMatchObject(full)
  })
})

it('a conversation takes its last messages and no more, however many are sent at once', async () => {
  const left = 4
  const seller = aUser()
  const lead = aLead({ messageCount: limits.lead.messages - left })
  await table().send(new PutCommand({ TableName: tableName(), Item: toLeadItem(lead) }))
  const deps = {
    changeLead,
    firstAnswerWrites: async () => [],
    findReader: async () => ({ reader: aUser({ id: 'usr_00000000000000000000000002' }), isStaff: false }),
    notifyWrites: async () => [],
    newId,
    now: () => new Date('2026-11-20T10:00:00.000Z'),
  }
  const input = { actor: seller, params: { id: lead.id }, body: { text: 'Yes' } }
  const send = () => sendLeadMessage(input as unknown as Parameters<typeof sendLeadMessage>[0], deps)
  const { made, refused } = await allAtOnce(times(2 * left, () => send))
  expect([made.length, refused]).toEqual([left, times(left, () => 'TOO_MANY_REQUESTS')])
  expect(await listMessages(lead.id)).toHaveLength(left)
  proven('limits', 1)
})
