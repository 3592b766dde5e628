import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { notifyWrites } from '#functions/commands/notify.ts'
import { editUser } from '#functions/data/user-edits.ts'
import { readMailStop, stopMail } from '#functions/data/mail-stops.ts'
import { getUserById } from '#functions/data/users.ts'
import { transact } from '#functions/data/transact.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { mailedCode } from '#functions/testing/codes.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import { password, registerSeller, registerUnconfirmed, type Person } from '#functions/testing/people.ts'
import type { MailStop } from '#shared/schemas/mail-stop.ts'

// Addresses of SES's simulator, which the local mail server answers for as SES does.
const simulated = (kind: string) => `${kind}+${randomUUID()}@simulator.amazonses.com`

const stopOf = async ({ token }: Person): Promise<MailStop | null> =>
  (await apiOk('GET', '/api/user/mail-stop', { token })).body.stop

const stopped = (person: Person, reason: MailStop['reason']) =>
  askUntil(
    () => stopOf(person),
    (stop) => stop?.reason === reason,
  )

const resume = ({ token }: Person) => api('DELETE', '/api/user/mail-stop', { token })

const news = { kind: 'VERIFICATION_APPROVED', about: {} } as const

/** Somebody with an address of the simulator's. Registration would already mail there. */
const registerAt = async (email: string): Promise<Person> => {
  const person = await registerSeller()
  const seen = await getUserById(person.user.id)
  if (seen) await editUser(seen, { email }, new Date())
  return { ...person, user: { ...person.user, email } }
}

/** Tells a person something that is mailed, and waits until somebody has the mail of a later one. */
const tell = async ({ user }: Person): Promise<void> => {
  await transact(await notifyWrites(user, news, new Date()))
  const other = await registerSeller()
  await transact(await notifyWrites(other.user, news, new Date()))
  await mailTo(other.user.email)
}

it('an address that does not exist gets no more mail, until its owner says that it does', async () => {
  const person = await registerAt(simulated('bounce'))
  expect(await stopOf(person)).toBeNull()
  await tell(person)
  expect(await stopped(person, 'bounce')).toEqual({ reason: 'bounce', since: expect.stringMatching(/^20/) })
  await tell(person)
  expect(await allMailTo(person.user.email)).toHaveLength(1)

  // A person who forgot their password asks for the link, and gets it.
  await api('POST', '/api/password/forgot', { body: { account: person.user.username } })
  await mailTo(person.user.email, ({ subject }) => subject.includes('Set a new password'))

  expect((await resume(person)).body).toEqual({ stop: null })
  expect(await stopOf(person)).toBeNull()
  await tell(person)
  const all = await askUntil(
    () => allMailTo(person.user.email),
    (mails) => mails.length >= 3,
  )
  expect(all).toHaveLength(3)
})

it('another address has mail again at once, and the old one keeps its mark', async () => {
  const email = simulated('bounce')
  const person = await registerAt(email)
  await tell(person)
  await stopped(person, 'bounce')
  const moveTo = async (address: string) => {
    const { token } = person
    await apiOk('PATCH', '/api/user', { token, body: { email: address, currentPassword: password } })
    const { code } = await mailedCode(address)
    await apiOk('POST', '/api/user/email/confirm', { token, body: { code } })
  }
  await moveTo(`${randomUUID()}@example.com`)
  expect(await stopOf(person)).toBeNull()
  await moveTo(email)
  expect((await stopOf(person))?.reason).toBe('bounce')
})

it('who calls our mail spam gets none, and everything that can be switched off is', async () => {
  const person = await registerAt(simulated('complaint'))
  await tell(person)
  await stopped(person, 'complaint')
  const preferences = async () => (await apiOk('GET', '/api/user/preferences', { token: person.token })).body
  const { email } = await askUntil(preferences, ({ email: { leads } }) => leads === false)
  expect(Object.values(email)).toEqual([false, false, false, false])
  const { body } = await apiOk('GET', '/api/user/consents', { token: person.token })
  expect(body[0]).toMatchObject({ given: false, source: 'unsubscribe' })
})

it('a mailbox that is full gets mail until it has refused three times', async () => {
  const person = await registerAt(simulated('full'))
  for (const _ of [1, 2]) await tell(person)
  expect(await stopOf(person)).toBeNull()
  await tell(person)
  expect((await stopped(person, 'full'))?.reason).toBe('full')
})

it('is not tried again for a stranger who has registered with the address', async () => {
  const stranger = await registerUnconfirmed()
  await stopMail(stranger.user.email, 'complaint', new Date())
  expect((await resume(stranger)).body.code).toBe('EMAIL_UNCONFIRMED')
  expect(await readMailStop(stranger.user.email, new Date())).toMatchObject({ reason: 'complaint' })
})

it('is tried again three times a day at most', async () => {
  const person = await registerSeller()
  const answers = []
  for (let time = 1; time <= 4; time++) answers.push((await resume(person)).status)
  expect(answers).toEqual([200, 200, 200, 429])
})
