import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { updateWrite } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { appeal } from '#functions/testing/appeals.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import {
  companyName,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'

/** A word that no other name has, in letters from a first one on. */
const word = (from: string) =>
  String.fromCodePoint(...Array.from({ length: 9 }, () => from.codePointAt(0)! + randomInt(9)))

const family = `${word('B')}-${word('n')}`
const arabicName = `بوابة ${word('ح')}`

let admin: Person
let seller: Person
let dealer: Person
const ids: Record<'waiting' | 'dealers' | 'appeal' | 'report' | 'ofDealer', string> = {
  waiting: '',
  dealers: '',
  appeal: '',
  report: '',
  ofDealer: '',
}

beforeAll(async () => {
  admin = await registerAdmin()
  seller = await registerSeller({ firstName: 'Khalid', lastName: family })
  dealer = await registerVerifiedDealer({ companyName: companyName('Khor Corner') })
  await transact([updateWrite(keys.dealer(dealer.user.id), { set: { businessNameAr: arabicName } })])
  const [waiting, refused, ofDealer] = [
    await submitCar(seller),
    await submitCar(seller),
    await submitCar(dealer),
  ]
  await decide(admin, refused.id, { status: 'REJECTED', reasonCodes: ['WRONG_PRICE'] })
  const reported = { body: { reason: 'SOLD' }, token: seller.token }
  await apiOk('POST', `/api/listings/${ofDealer.id}/reports`, reported)
  Object.assign(ids, {
    waiting: waiting.id,
    ofDealer: ofDealer.id,
    dealers: dealer.user.id,
    appeal: (await appeal(seller, refused.id)).body.id,
  })
  const { body } = await apiOk('GET', `/api/admin/reports?search=${ofDealer.id}`, { token: admin.token })
  ids.report = body.reports[0].id
})

/** What a list of the panel finds; `key` is its name in the answer. */
const found = async (path: string, key: string, search: string): Promise<string[]> => {
  const query = `/api/admin/${path}search=${encodeURIComponent(search)}`
  const { body } = await apiOk('GET', query, { token: admin.token })
  return body[key].map((row: { id?: string; userId?: string }) => row.id ?? row.userId)
}

describe('a search of the panel knows people by what it prints of them:', () => {
  it('the username with the sign before it', async () => {
    const at = `@${seller.user.username}`
    expect(await found('users?', 'users', at)).toEqual([seller.user.id])
    expect(await found('listings?', 'listings', at)).toEqual([ids.waiting])
    expect(await found('appeals?', 'appeals', at)).toEqual([ids.appeal])
    expect(await found('reports?', 'reports', at)).toEqual([ids.report])
    expect(await found('reports?', 'reports', `@${dealer.user.username}`)).toEqual([ids.report])
    for (const who of ['search', 'actor']) {
      const query = `/api/admin/audit?${who}=${encodeURIComponent(`@${admin.user.username}`)}`
      const { body } = await apiOk('GET', query, { token: admin.token })
      expect(body.entries, who).toMatchObject([{ action: 'listing.status', actorId: admin.user.id }])
    }
    // Alone it is what somebody begins to type, and a part of every email address.
    expect((await api('GET', '/api/admin/users?search=@', { token: admin.token })).status).toBe(200)
  })

  it('the whole name, with hyphens or without', async () => {
    for (const name of [`Khalid ${family}`, `khalid ${family.replace('-', ' ')}`]) {
      expect(await found('users?', 'users', name)).toEqual([seller.user.id])
      expect(await found('listings?', 'listings', name)).toEqual([ids.waiting])
      expect(await found('appeals?', 'appeals', name)).toEqual([ids.appeal])
      expect(await found('reports?', 'reports', name)).toEqual([ids.report])
    }
    // Part of a name is one among users alone: elsewhere it is a part of titles.
    expect(await found('users?', 'users', family)).toEqual([seller.user.id])
    expect(await found('listings?', 'listings', family)).toEqual([])
  })

  it('both names of a company', async () => {
    for (const name of [dealer.user.companyName!, arabicName, arabicName.replace('ة', 'ه')]) {
      expect(await found('users?', 'users', name), name).toEqual([ids.dealers])
      expect(await found('dealers?', 'dealers', name), name).toEqual([ids.dealers])
      expect(await found('reports?', 'reports', name), name).toEqual([ids.report])
      expect(await found('all-listings?', 'listings', name), name).toEqual([ids.ofDealer])
    }
    const part = arabicName.slice(0, -2)
    expect(await found('users?', 'users', part)).toEqual([ids.dealers])
    expect(await found('all-listings?', 'listings', part)).toEqual([ids.ofDealer])
  })
})
