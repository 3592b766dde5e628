import { describe, expect, it } from 'vitest'
import { editUser as editStored } from '#functions/data/user-edits.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import {
  grantAdmin,
  registerAdmin,
  registerDealer,
  registerSeller,
  registrationForm,
  signIn,
} from '#functions/testing/people.ts'
import { deleteUser, editUser, restore, suspend } from '#functions/testing/users.ts'

const startedBy = async () => Promise.all([registerAdmin(), registerSeller()])

describe('an admin’s edit', () => {
  it('changes what differs and nothing else, and leaves the names of the fields in the audit log', async () => {
    const [admin, { user, token }] = await startedBy()
    const body = {
      firstName: 'Maha',
      lastName: user.lastName,
      phoneNumber: '٥٥١١ ٢٢٣٣',
      city: '',
      country: 'Oman',
    }
    const answer = await editUser(admin, user.id, body)
    const expected = { ...user, firstName: 'Maha', phoneNumber: '+97455112233', city: null, country: 'Oman' }
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...expected, status: 'ACTIVE', suspension: null, version: 2 },
    ])
    expect((await apiOk('GET', '/api/user', { token })).body).toEqual(expected)
    expect((await editUser(admin, user.id, body)).status).toBe(200)
    expect(await auditAbout(user.id)).toMatchObject([
      {
        action: 'user.edit',
        actorId: admin.user.id,
        detail: { fields: 'firstName country phoneNumber city' },
      },
    ])
  })

  it('gives another username, by which one signs in at once; the old one is kept for them alone', async () => {
    const [admin, { user }] = await startedBy()
    const { username } = registrationForm()
    const answer = await editUser(admin, user.id, { username: username.toUpperCase() })
    expect(answer.body).toMatchObject({ username })
    expect((await signIn(username)).user.id).toBe(user.id)
    await expect(signIn(user.username)).rejects.toThrow('401')
    const told = await mailTo(user.email, ({ subject }) => subject === 'Your username was changed')
    expect(told.text).toContain(username)

    const taken = { username: user.username }
    const { body } = await api('POST', '/api/register', { body: registrationForm(taken) })
    expect(body.code).toBe('USERNAME_TAKEN')
    expect((await editUser(admin, (await registerSeller()).user.id, taken)).body.code).toBe('USERNAME_TAKEN')
    expect((await editUser(admin, user.id, taken)).body).toMatchObject(taken)
    await signIn(user.username)
  })

  it('moves to another address, tells the old one and frees it', async () => {
    const [admin, { user }] = await startedBy()
    const { email } = registrationForm()
    expect((await editUser(admin, user.id, { email })).body).toMatchObject({ email })
    await mailTo(user.email, ({ subject }) => subject.includes('email address was changed'))
    expect((await signIn(email)).user.id).toBe(user.id)
    await registerSeller({ email: user.email })
    expect((await editUser(admin, user.id, { email: user.email })).body.code).toBe('EMAIL_TAKEN')
  })

  it('takes neither part of a name and an address when one of them is taken', async () => {
    const [admin, { user }] = await startedBy()
    const other = await registerSeller()
    const { username, email } = registrationForm()
    const refusals = [
      [{ username, email: other.user.email }, 'EMAIL_TAKEN'],
      [{ username: other.user.username, email }, 'USERNAME_TAKEN'],
    ] as const
    for (const [body, code] of refusals) {
      const answer = await editUser(admin, user.id, body)
      expect([answer.status, answer.body.code]).toEqual([409, code])
    }
    expect(await getUserById(user.id)).toMatchObject({ username: user.username, email: user.email })
    await registerSeller({ username, email })
  })

  it.each([
    { role: 'PLATFORM_ADMIN' },
    { username: 'support' },
    { country: 'France' },
    { companyName: 'Mine' },
    { role: 'SELLER_DEALERSHIP' },
    { role: 'SELLER_DEALERSHIP', companyName: ' ' },
    { firstName: '' },
    { isVerified: true },
    { status: 'ACTIVE' },
    { id: 'usr_00000000000000000000000000' },
  ])('does not take %o', async (body) => {
    const [admin, { user }] = await startedBy()
    expect((await editUser(admin, user.id, body)).status).toBe(400)
    expect(await auditAbout(user.id)).toEqual([])
  })

  it('of a dealership never takes its name away', async () => {
    const [admin, dealer] = await Promise.all([registerAdmin(), registerDealer()])
    const { status, body } = await editUser(admin, dealer.user.id, { companyName: '' })
    expect([status, body.issues[0].path]).toEqual([400, 'companyName'])
  })

  it('is of nobody who is unknown or gone', async () => {
    const [admin, { user }] = await startedBy()
    await deleteUser(admin, user.id)
    for (const id of [user.id, 'usr_00000000000000000000000009', 'lst_00000000000000000000000001']) {
      expect((await editUser(admin, id, { firstName: 'Maha' })).status).toBe(404)
      expect((await suspend(admin, id)).status).toBe(404)
      expect((await deleteUser(admin, id)).status).toBe(404)
    }
  })
})

describe('admins', () => {
  it('are changed by nobody here, themselves included', async () => {
    const [admin, other] = await Promise.all([registerAdmin(), registerAdmin()])
    const before = await getUserById(other.user.id)
    for (const by of [admin, other])
      for (const { status, body } of [
        await editUser(by, other.user.id, { role: 'PRIVATE' }),
        await editUser(by, other.user.id, { firstName: other.user.firstName }),
        await suspend(by, other.user.id),
        await restore(by, other.user.id),
        await deleteUser(by, other.user.id),
      ])
        expect([status, body.code]).toEqual([403, 'ADMIN_PROTECTED'])
    expect(await getUserById(other.user.id)).toEqual(before)
  })

  it('are not changed by what was read when they were none yet', async () => {
    const { user } = await registerSeller()
    const seen = await getUserById(user.id)
    if (!seen) throw new Error('The user is not stored')
    await grantAdmin(user.username)
    const edit = editStored(seen, { firstName: 'Maha' }, new Date(), [], ['status', 'role'])
    await expect(edit).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('are never suspended or deleted, whoever is faster', async () => {
    const admin = await registerAdmin()
    for (let round = 0; round < 12; round++) {
      const { user } = await registerSeller()
      const act = round % 3 === 0 ? deleteUser : round % 3 === 1 ? suspend : restoreAfterSuspension
      const [answer] = await Promise.all([act(admin, user.id), grantAdmin(user.username).catch(() => {})])
      const after = await getUserById(user.id)
      if (after?.role === 'PLATFORM_ADMIN')
        expect(after).toMatchObject({ status: 'ACTIVE', suspension: null })
      expect([200, 204, 403]).toContain(answer.status)
      if (answer.status === 403) expect(after?.role).toBe('PLATFORM_ADMIN')
    }
  })
})

const restoreAfterSuspension: typeof restore = async (admin, id) => {
  await suspend(admin, id)
  return restore(admin, id)
}

describe('two admins at once', () => {
  it('who change the same detail: what one has seen changed is not written over', async () => {
    const { user } = await registerSeller()
    const seen = await getUserById(user.id)
    if (!seen) throw new Error('The user is not stored')
    const names = ['Amal', 'Maha', 'Sara', 'Hind']
    const edits = await Promise.allSettled(
      names.map((firstName) => editStored(seen, { firstName }, new Date())),
    )
    const won = names.filter((_, index) => edits[index]?.status === 'fulfilled')
    expect(won).toEqual([(await getUserById(user.id))?.firstName])
    for (const edit of edits)
      if (edit.status === 'rejected') expect(edit.reason).toMatchObject({ code: 'CONFLICT' })
  })

  it('who change the same detail leave a record each, and none for who was too late', async () => {
    const [admin, { user }] = await startedBy()
    const names = ['Amal', 'Maha', 'Sara', 'Hind']
    const answers = await Promise.all(names.map((firstName) => editUser(admin, user.id, { firstName })))
    const done = answers.filter(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(names.length - done.length)
    expect(done.map(({ body }) => body.firstName)).toContain((await getUserById(user.id))?.firstName)
    expect(await auditAbout(user.id)).toHaveLength(done.length)
  })

  it('who change different details both do', async () => {
    const [admin, { user }] = await startedBy()
    const edits = [{ firstName: 'Amal' }, { lastName: 'Nasser' }, { city: 'Al Wakrah' }]
    const answers = await Promise.all(edits.map((body) => editUser(admin, user.id, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await getUserById(user.id)).toMatchObject({
      firstName: 'Amal',
      lastName: 'Nasser',
      city: 'Al Wakrah',
    })
  })

  it('who give one name to many: one gets it', async () => {
    const admin = await registerAdmin()
    const people = await Promise.all(Array.from({ length: 6 }, () => registerSeller()))
    const { username } = registrationForm()
    const answers = await Promise.all(people.map(({ user }) => editUser(admin, user.id, { username })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    await signIn(username)
  })

  it('of whom one edits and one deletes: the account is gone, and so is every name it had', async () => {
    const admin = await registerAdmin()
    for (let round = 0; round < 6; round++) {
      const { user } = await registerSeller()
      const { email, username } = registrationForm()
      const [edited, deleted] = await Promise.all([
        editUser(admin, user.id, { email, username }),
        deleteUser(admin, user.id),
      ])
      expect(deleted.status).toBe(204)
      expect([200, 404]).toContain(edited.status)
      await registerSeller({ email })
      await registerSeller({ email: user.email })
    }
  })

  it('who make a dealership of one person make one of them', async () => {
    const [admin, { user }] = await startedBy()
    const body = { role: 'SELLER_DEALERSHIP', companyName: 'Gulf Star' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => editUser(admin, user.id, body)))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(await findDealer(user.id)).toMatchObject({ businessName: 'Gulf Star' })
    // A repetition changes nothing.
    expect(await auditAbout(user.id)).toHaveLength(1)
  })
})
