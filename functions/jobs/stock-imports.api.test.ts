import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import {
  deleteImport,
  listEveryImportRow,
  putImportRow,
  changeImport,
  getImportById,
  insertImport,
  newImport,
} from '#functions/data/stock-imports.ts'
import { keys } from '#functions/data/keys.ts'
import { listOwnedListings } from '#functions/data/listings.ts'
import { table, tableName } from '#functions/data/table.ts'
import { getUserById } from '#functions/data/users.ts'
import { newId } from '#functions/adapters/ids.ts'
import { applyImport, applyImportParts } from '#functions/jobs/apply-import.ts'
import { checkImport, checkImportParts } from '#functions/jobs/check-import.ts'
import { apiOk } from '#functions/testing/api.ts'
import { password, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { csv, sendStockFile, stockHeaders, stockRow } from '#functions/testing/stock-imports.ts'

const count = 12
const file = csv([
  stockHeaders('en'),
  ...Array.from({ length: count }, (_, index) => stockRow({ stockNumber: `S${index}` })),
])

const removeNothing = async () => {}

/** The stores of the real stack, where a job dies when `isLate` says so. */
const dyingWith = <Args extends unknown[], Answer>(
  work: (...args: Args) => Promise<Answer>,
  after: number,
): ((...args: Args) => Promise<Answer>) => {
  let calls = 0
  return async (...args) => {
    if (++calls > after) throw new Error('The job died')
    return work(...args)
  }
}

describe('the job that checks', () => {
  const live = {
    ...checkImportParts,
    readImportFile: async () => new TextEncoder().encode(file),
    removeImportFile: removeNothing,
  }

  const announce = async ({ user }: Person): Promise<string> => {
    const id = newId('import')
    const given = { id, ownerId: user.id, fileName: 'stock.csv', contentLength: file.length }
    await insertImport(newImport({ ...given, mode: 'PUBLISH' }, new Date()))
    return id
  }

  const rowsOf = async (id: string) => {
    const found = await getImportById(id)
    return listEveryImportRow({ id, run: found?.run ?? '' })
  }

  it('begins again after it died, and what it left of its rows does not count', async () => {
    const id = await announce(await registerVerifiedDealer())
    const dying = { ...live, putImportRow: dyingWith(putImportRow, 5) }
    await expect(checkImport(id, dying)).rejects.toThrow('died')
    expect(await getImportById(id)).toMatchObject({ state: 'CHECKING', run: null })
    await checkImport(id, live)
    expect(await getImportById(id)).toMatchObject({ state: 'CHECKED', counts: { CREATE: count } })
    expect(await rowsOf(id)).toHaveLength(count)
  })

  it('changes nothing when its event comes again, also at once', async () => {
    const id = await announce(await registerVerifiedDealer())
    await Promise.all([checkImport(id, live), checkImport(id, live), checkImport(id, live)])
    const rows = await rowsOf(id)
    expect(rows).toHaveLength(count)
    await checkImport(id, live)
    expect(await rowsOf(id)).toEqual(rows)
  })

  it('leaves no rows of an import that is removed meanwhile', async () => {
    const id = await announce(await registerVerifiedDealer())
    let rows = 0
    const put: typeof putImportRow = async (...row) => {
      if (++rows === 5) await deleteImport(id)
      await putImportRow(...row)
    }
    await checkImport(id, { ...live, putImportRow: put, newSlugSuffix: () => 'late' })
    expect(await getImportById(id)).toBeUndefined()
    expect(await listEveryImportRow({ id, run: 'late' })).toEqual([])
  })

  it('keeps its rows when the answer to its last write is lost', async () => {
    const id = await announce(await registerVerifiedDealer())
    const losing: typeof changeImport = async (of, from, change) => {
      const isChanged = await changeImport(of, from, change)
      return change.state === 'CHECKED' ? changeImport(of, from, change) : isChanged
    }
    await checkImport(id, { ...live, changeImport: losing })
    expect(await getImportById(id)).toMatchObject({ state: 'CHECKED' })
    expect(await rowsOf(id)).toHaveLength(count)
  })

  it('does nothing about an object that no import announced', async () => {
    await checkImport(newId('import'), live)
  })
})

describe('the job that carries out', () => {
  const live = { ...applyImportParts, removeStartSign: removeNothing }

  /** A checked import that is begun without the event that would start the stack's own job. */
  const begin = async (dealer: Person): Promise<string> => {
    const { id } = await sendStockFile(dealer, file)
    await changeImport(id, ['CHECKED'], { state: 'APPLYING' })
    return id
  }

  it('goes on where it stopped when it died', async () => {
    const dealer = await registerVerifiedDealer()
    const id = await begin(dealer)
    await expect(applyImport(id, { ...live, carryOutRow: dyingWith(live.carryOutRow, 5) })).rejects.toThrow(
      'died',
    )
    expect(await listOwnedListings(dealer.user.id)).toHaveLength(5)
    await Promise.all([applyImport(id, live), applyImport(id, live)])
    expect(await getImportById(id)).toMatchObject({ state: 'DONE', done: count, failed: 0 })
    const stock = await listOwnedListings(dealer.user.id)
    expect(stock.map(({ version }) => version)).toEqual(Array.from({ length: count }, () => 1))
  })

  it('publishes nothing for who has just lost the verification', async () => {
    const dealer = await registerVerifiedDealer()
    const id = await begin(dealer)
    const seenBefore = await getUserById(dealer.user.id)
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.user(dealer.user.id),
        UpdateExpression: 'SET isVerified = :no',
        ExpressionAttributeValues: { ':no': false },
      }),
    )
    await applyImport(id, { ...live, getUserById: async () => seenBefore })
    expect(await getImportById(id)).toMatchObject({ state: 'DONE', done: 0, failed: count })
    expect(await listOwnedListings(dealer.user.id)).toEqual([])
  })

  it('finds nothing to do once the account is deleted, and the import goes with it', async () => {
    const dealer = await registerVerifiedDealer()
    const id = await begin(dealer)
    const body = { password }
    await apiOk('DELETE', '/api/user', { token: dealer.token, body })
    await expect.poll(() => getImportById(id)).toBeUndefined()
    await applyImport(id, live)
    expect(await listOwnedListings(dealer.user.id)).toEqual([])
  })
})
