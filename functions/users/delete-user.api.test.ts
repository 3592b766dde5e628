import { describe, expect, it } from 'vitest'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { apply } from '#functions/testing/applications.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import { registerAdmin, registerDealer, registerSeller, signIn } from '#functions/testing/people.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { finishRemoving, tracesOf } from '#functions/testing/removal.ts'
import { deleteUser, suspend } from '#functions/testing/users.ts'

describe('an admin who deletes a user', () => {
  it('ends the account at once, with a record that names the admin, and tells its owner', async () => {
    const [admin, seller] = await Promise.all([registerAdmin(), registerSeller()])
    const { user, token } = seller
    const { slug, id } = await submitCar(seller)
    await decide(admin, id, { status: 'APPROVED' })
    const plate = await publishPlate(seller, admin)
    const answer = await deleteUser(admin, user.id)
    expect([answer.status, answer.body]).toEqual([204, undefined])
    expect((await api('GET', '/api/user', { token })).status).toBe(401)
    await expect(signIn(user.username)).rejects.toThrow('401')
    for (const path of [`/api/listings/${slug}`, `/api/number-plates/${plate.slug}`])
      expect((await api('GET', path)).status).toBe(404)
    expect(await auditAbout(user.id)).toMatchObject([{ action: 'user.delete', actorId: admin.user.id }])
    await mailTo(user.email, ({ subject }) => subject === 'Your account is closed')
    expect((await deleteUser(admin, user.id)).status).toBe(404)
  })

  it('leaves of a suspended dealership with an application nothing but the records of the acts', async () => {
    const [admin, dealer] = await Promise.all([registerAdmin(), registerDealer()])
    const { user } = dealer
    const { id: applicationId } = await apply(dealer)
    const about = { token: admin.token }
    const path = `/api/admin/verification-submissions/${applicationId}`
    await apiOk('POST', `${path}/status`, {
      ...about,
      body: { status: 'REJECTED', reasonCodes: ['INCOMPLETE'] },
    })
    const appeal = { about: applicationId, message: 'It is complete, please look again.' }
    await apiOk('POST', '/api/appeals', { token: dealer.token, body: appeal })
    expect((await suspend(admin, user.id)).status).toBe(200)
    expect((await deleteUser(admin, user.id)).status).toBe(204)
    await finishRemoving(user.id)
    expect(await getUserById(user.id)).toBeUndefined()
    expect((await api('GET', path, about)).status).toBe(404)
    for (const trace of [user.id, applicationId]) expect(await tracesOf(trace)).toEqual(['AUDIT'])
    expect(await tracesOf(user.email)).toEqual([])
  })

  it('eight times at once deletes them once', async () => {
    const [admin, { user }] = await Promise.all([registerAdmin(), registerSeller()])
    const answers = await Promise.all(Array.from({ length: 8 }, () => deleteUser(admin, user.id)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
    expect(await auditAbout(user.id)).toHaveLength(1)
  })
})
