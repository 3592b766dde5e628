import { expect, it } from 'vitest'
import { aCarAndABuyer, asked, read, write } from '#functions/testing/leads.ts'
import { registerAdmin, type Person } from '#functions/testing/people.ts'
import { restore, suspend } from '#functions/testing/users.ts'

it('both sides are told before they write that the account of the other is suspended, until it is restored', async () => {
  const { dealer, buyer, car } = await aCarAndABuyer()
  const [lead, admin] = [await asked(buyer, car.id), await registerAdmin()]
  const takesMessagesOf = async (person: Person) => (await read(person, lead.id)).body.takesMessages
  expect([await takesMessagesOf(buyer), await takesMessagesOf(dealer)]).toEqual([true, true])

  await suspend(admin, dealer.user.id)
  expect(await takesMessagesOf(buyer)).toBe(false)
  expect((await write(buyer, lead.id, 'Hello?')).body).toMatchObject({ code: 'CONVERSATION_CLOSED' })

  await restore(admin, dealer.user.id)
  expect(await takesMessagesOf(buyer)).toBe(true)
  expect((await write(buyer, lead.id, 'Hello?')).status).toBe(201)
})
