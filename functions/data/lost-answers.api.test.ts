import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { storeArchive, findArchive, moveArchive } from '#functions/data/archives.ts'
import { takeRecoveryCode, takeTotpStep } from '#functions/data/factors.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { claimMail, dueMailPages, mailWrite, putBackMail, takeMail } from '#functions/data/mail-outbox.ts'
import { moveCondemned } from '#functions/data/stale-uploads.ts'
import { putWrite, table, write } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

// What the store has done, though its answer was lost: the SDK sends the write again, which must not fail on its own work.

beforeAll(() => useOwnTable())

const [now, later] = [new Date('2026-11-20T12:00:00.000Z'), new Date('2026-11-20T12:20:00.000Z')]
const due = now.toISOString()

/** Does an act whose first write is committed and not answered. */
const unanswered = async <T>(act: () => Promise<T>): Promise<T> => {
  const { requestHandler } = table().config
  const handle = requestHandler.handle.bind(requestHandler)
  let tries = 0
  const spy = vi.spyOn(requestHandler, 'handle').mockImplementation(async (request, options) => {
    const answer = await handle(request, options)
    const isWrite = /\.(?:Update|Delete|TransactWrite)Item/.test(String(request.headers['x-amz-target']))
    if (isWrite && ++tries === 1) throw Object.assign(new Error('socket hang up'), { name: 'TimeoutError' })
    return answer
  })
  try {
    const result = await act()
    expect(tries).toBeGreaterThan(1)
    return result
  } finally {
    spy.mockRestore()
  }
}

test('an email is claimed, taken and put back at once, each by one run alone', async () => {
  const mail = {
    id: newId('mail'),
    channel: 'email',
    to: 'noor@example.com',
    language: 'en',
    content: { kind: 'SIGN_IN_CODE', code: '012345' },
    unsubscribe: null,
    queuedAt: due,
    failures: 0,
  } as const
  await transact([mailWrite(mail)])
  const { value: [found] = [] } = await dueMailPages(later).next()
  const claimed = await unanswered(() => claimMail(found!, later))
  expect(claimed?.mail.id).toBe(mail.id)
  expect(await claimMail(found!, later)).toBeUndefined()
  const claim = { id: mail.id, place: claimed!.place }
  const taken = await unanswered(() => takeMail(claim, now, later))
  expect(taken?.mail.id).toBe(mail.id)
  expect(await takeMail(claim, now, later)).toBeUndefined()
  await unanswered(() => putBackMail(taken!, now))
  const { value: [again] = [] } = await dueMailPages(later).next()
  expect(again?.mail).toMatchObject({ id: mail.id, failures: 1 })
})

test('an archive and an upload that must go are handed over at once', async () => {
  const [userId, id] = [newId('user'), newId('archive')]
  const archive = {
    id,
    userId,
    state: 'ASKED',
    askedAt: due,
    until: null,
    content: null,
    former: null,
  } as const
  await storeArchive(archive, undefined)
  const seen = { ...archive, place: `1970-01-01T00:00:00.000Z#${userId}` }
  expect(await unanswered(() => moveArchive(seen, 'MAKING', later))).toBe(true)
  expect(await findArchive(userId)).toMatchObject({ id, state: 'MAKING' })
  expect(await moveArchive(seen, 'FAILED', later)).toBe(false)

  const upload = newId('upload')
  const place = `1970-01-01T00:00:00.000Z#${upload}`
  const condemned = { statusPk: partitions.condemnedUploads('photo'), statusSk: place }
  await write(putWrite({ ...keys.upload(upload), id: upload, ...condemned }))
  expect(await unanswered(() => moveCondemned({ id: upload, place }, later))).toBe(true)
})

test('a code and a recovery code that are right are taken, once', async () => {
  const userId = newId('user')
  const totp = { secret: 's', since: due, lastStep: 1, salt: '', recovery: ['a', 'b'] }
  await write(putWrite({ ...keys.totp(userId), ...totp }))
  expect(await unanswered(() => takeTotpStep(userId, totp, 2))).toBe(true)
  expect(await takeTotpStep(userId, totp, 2)).toBe(false)
  expect(await unanswered(() => takeRecoveryCode(userId, totp, 'a'))).toBe(true)
  expect(await takeRecoveryCode(userId, totp, 'a')).toBe(false)
})
