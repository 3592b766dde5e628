import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { revokeAdmin } from '#functions/commands/set-admin.ts'
import { notificationWrite } from '#functions/data/notifications.ts'
import { transact } from '#functions/data/transact.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { archiveOf } from '#functions/testing/archives.ts'
import type { LocalStack } from '#functions/testing/local-stack.ts'
import { catchLog } from '#functions/testing/log-lines.ts'
import { logText, personalIn } from '#functions/testing/log-scan.ts'
import { useOwnStack } from '#functions/testing/own-stack.ts'
import { password } from '#functions/testing/people.ts'
import { deleteUser } from '#functions/testing/users.ts'
import type { KindName } from '#functions/trust/invariants/kinds.ts'
import { readStore } from '#functions/trust/invariants/read-store.ts'
import { viewOf, type View } from '#functions/trust/invariants/view.ts'
import { missingFrom, strangersIn } from '#functions/trust/privacy/check-export.ts'
import { readObjects, runCleaning, sendAllMail } from '#functions/trust/privacy/erase.ts'
import { exported, tellingOf } from '#functions/trust/privacy/exported.ts'
import { remainsOf } from '#functions/trust/privacy/leftovers.ts'
import { strangersInMail, type Mail } from '#functions/trust/privacy/mails.ts'
import type { Somebody } from '#functions/trust/privacy/marks.ts'
import { heldIn, idsOf } from '#functions/trust/privacy/mentions.ts'
import { callOddly } from '#functions/trust/privacy/odd-calls.ts'
import { photosIn, publicAnswers, readPhotos } from '#functions/trust/privacy/public-answers.ts'
import { goesByItself } from '#functions/trust/privacy/retention.ts'
import { everybody, newAdmin, newSomebody, openWorld, type World } from '#functions/trust/privacy/world.ts'
import { proven } from '#functions/trust/proven.ts'
import { folders } from '#shared/constants/storage.ts'
import { exportLimits } from '#shared/constants/limits.ts'
import { keptDays } from '#shared/rules/retention.ts'
import type { UserExport } from '#shared/schemas/user-export.ts'

let stack: LocalStack
let world: World
/** The log of the jobs that run in this process. */
let ownLog: ReturnType<typeof catchLog>
let began: Date
beforeAll(async () => {
  ownLog = catchLog()
  began = new Date()
  stack = await useOwnStack()
  world = await openWorld()
})
afterAll(() => stack.stop())

const read = async (): Promise<View> => viewOf(await readStore(stack.env))

const exportOf = async ({ token }: { token: string }, cursor = ''): Promise<UserExport> =>
  (await apiOk('GET', `/api/user/export${cursor && `?cursor=${cursor}`}`, { token })).body

test('an export holds every row of its owner, and of nobody else', async () => {
  const people = everybody(world)
  const view = await read()
  expect(view.unreadable).toEqual([])
  const seen = new Set<KindName>()
  let count = 0
  for (const person of people) {
    const all = await exportOf(person)
    const { rows, kinds, missing } = missingFrom(view, person, all)
    expect(missing).toEqual([])
    const others = people.filter((other) => other !== person)
    expect(strangersIn(view, all, others)).toEqual([])
    for (const kind of kinds) seen.add(kind)
    count += rows
  }
  const untried = (Object.keys(exported) as KindName[]).filter((kind) => tellingOf(kind) && !seen.has(kind))
  expect(untried, 'kinds of which nobody here has a row').toEqual([])
  proven('privacy', count)
})

test('what must go by itself is gone when the table says, and not before', async () => {
  const view = await read()
  const { late, early, seen } = goesByItself(view, began)
  expect(late).toEqual([])
  expect(early).toEqual([])
  // Kinds of items that come and go at any time, and those of mail that came back and of a photo that two cars have.
  const waiting = new Set<KindName>([
    'mail',
    'told',
    'rateLimit',
    'mailStop',
    'samePhoto',
    'passwordChange',
    'tombstone',
    'signInTicket',
  ])
  expect(
    (Object.keys(keptDays) as KindName[]).filter((kind) => !seen.includes(kind) && !waiting.has(kind)),
  ).toEqual([])
  proven('privacy', seen.length)
})

test('a long export comes in parts that miss nothing, and nobody’s place opens another’s', async () => {
  const [person, other] = [await newSomebody(), await newSomebody()]
  const ids = Array.from({ length: exportLimits.rows + 20 }, () => newId('notification'))
  const told = ids.map((id, index) => ({
    id,
    userId: person.user.id,
    kind: 'LISTING_APPROVED' as const,
    about: { reason: `Reason ${person.hidden}` },
    createdAt: new Date(Date.now() - index * 1000).toISOString(),
    readAt: null,
  }))
  for (let from = 0; from < told.length; from += 100)
    await transact(told.slice(from, from + 100).map(notificationWrite))
  const first = await exportOf(person)
  expect(first.notifications).toHaveLength(exportLimits.rows)
  const second = await exportOf(person, first.nextCursor)
  expect(second).not.toHaveProperty('nextCursor')
  expect(second).not.toHaveProperty('consents')
  expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual(ids)
  expect((await exportOf(other, first.nextCursor)).notifications).toEqual([])
  const { status } = await api('GET', '/api/user/export?cursor=e30', { token: person.token })
  expect(status).toBe(400)
  proven('privacy', ids.length)
})

test('no answer to the public holds what only its owner and admins may read', async () => {
  const answers = await publicAnswers(stack.url, world)
  expect(
    answers.filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`),
  ).toEqual([])
  const photos = await readPhotos(stack.url, photosIn(answers))
  expect(photos.length).toBeGreaterThan(0)
  const all = [...answers, ...photos]
  // Not vacuous: the responses do contain their public data.
  for (const { mark } of [world.seller, world.dealer])
    expect(all.some(({ said }) => said.includes(mark))).toBe(true)
  const found = all.flatMap(({ path, said }) => {
    const documents = said.match(/\bdoc_[0-9A-Z]{26}\b/g) ?? []
    const hidden = said.match(/zq[a-z]{14}hidden|[\w.-]+@private\.example/g) ?? []
    const admins = said.includes(world.admin.mark) || said.includes(world.buyer.mark) ? ['a name'] : []
    const numbers = [world.seller, world.dealer].filter(({ chassis }) => said.includes(chassis))
    return [...documents, ...hidden, ...admins, ...numbers.map(({ chassis }) => chassis)].map(
      (what) => `${path}: ${what}`,
    )
  })
  // The API description contains an example of a document's id, which is no real one.
  expect(found.filter((each) => !each.startsWith('/api/openapi.json'))).toEqual([])
  proven('privacy', all.length)
})

test('mail tells nobody more of others than the product shows them', async () => {
  await sendAllMail()
  const mails = (await (await fetch(`${stack.url}/local/mailbox.json`)).json()) as Mail[]
  expect(mails.length).toBeGreaterThan(10)
  expect(strangersInMail(mails, everybody(world))).toEqual([])
  proven('privacy', mails.length)
})

test('logs hold nobody, whatever is sent and wherever', async () => {
  const calls = await callOddly(world.buyer)
  const text = `${logText(stack.logFiles)}${JSON.stringify(ownLog())}`
  const lines = text.split('\n').length
  expect(lines).toBeGreaterThan(calls)
  expect(personalIn(text)).toEqual([])
  expect(text).not.toContain(password)
  expect(text).not.toMatch(/passport|\bdoc_[0-9A-Z]{26}\.|\.pdf/)
  for (const person of everybody(world)) {
    const known = [person.mark, person.phone, person.chassis, person.token]
    expect(known.filter((what) => text.toLowerCase().includes(what.toLowerCase()))).toEqual([])
  }
  proven('privacy', lines)
})

/** The files that hold somebody or something of theirs. What browsers are told of the market says by its id that a car is gone. */
const filesOf = (
  person: Somebody,
  ids: ReadonlySet<string> = new Set(),
  objects: Awaited<ReturnType<typeof readObjects>>,
): string[] =>
  objects
    .filter(({ key, said }) =>
      heldIn(`${key}\n${said}`, person, ids).some((what) => what === 'name' || !key.includes(folders.market)),
    )
    .map(({ key }) => key)

test('who is erased is nowhere any more, but where it is said', async () => {
  const last = await newAdmin()
  const people = everybody(world)
  // Everybody has an archive of all this.
  await Promise.all(people.map(archiveOf))
  const before = await read()
  const owned = new Map(people.map((person) => [person, idsOf(before, person.user.id)]))
  const { seller, buyer, dealer, admin } = world
  const files = await readObjects(before, stack.env)
  for (const person of [seller, dealer])
    expect(filesOf(person, owned.get(person), files).length).toBeGreaterThan(5)
  for (const person of people)
    expect(filesOf(person, owned.get(person), files).join()).toContain(folders.archives)
  for (const { token } of [seller, buyer])
    expect((await api('DELETE', '/api/user', { token, body: { password } })).status).toBe(204)
  expect((await deleteUser(admin, dealer.user.id)).status).toBe(204)
  // Admin rights are revoked before the account is deleted.
  expect(await revokeAdmin(admin.username)).toBe('DONE')
  expect((await deleteUser(last, admin.user.id)).status).toBe(204)
  await runCleaning()

  const view = await read()
  const objects = await readObjects(view, stack.env)
  // A dealership's go with it; the address of somebody else may stay in one for its week.
  expect(view.of('invitation')).toEqual([])
  for (const person of people) {
    const ids = owned.get(person) ?? new Set()
    expect(remainsOf(view, person, ids)).toEqual([])
    expect(view.accounts).not.toContain(person.user.id)
    expect(filesOf(person, ids, objects)).toEqual([])
  }
  proven('privacy', view.items.length + objects.length)
})
