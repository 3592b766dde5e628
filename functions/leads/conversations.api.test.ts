import { keys } from '#functions/data/keys.ts'
import { listEveryLead } from '#functions/data/leads.ts'
import { removeFromLead } from '#functions/data/remove-from-lead.ts'
import { table, tableName } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { submitCar } from '#functions/testing/cars.ts'
import {
  ask,
  asked,
  write,
  read,
  markRead,
  edit,
  received,
  notificationsOf,
  contactsOf,
  statuses,
  times,
  aCarAndABuyer,
} from '#functions/testing/leads.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'

describe('a conversation', () => {
  it('does not exist for a stranger, nor for an admin', async () => {
    const { buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    for (const stranger of [await registerVerifiedDealer(), await registerAdmin()]) {
      const answers = [
        await read(stranger, lead.id),
        await write(stranger, lead.id, 'Hello'),
        await markRead(stranger, lead.id),
      ]
      for (const { body } of answers) expect(body).toMatchObject({ code: 'LEAD_NOT_FOUND' })
    }
    const other = await registerSeller()
    expect((await edit(other, lead.id, { status: 'CLOSED' })).body.code).toBe('LEAD_NOT_FOUND')
    // Its buyer is no stranger, but the status and the note are the seller's.
    expect((await edit(buyer, lead.id, { status: 'CLOSED' })).body.code).toBe('LEAD_NOT_FOUND')
    expect((await read(buyer, lead.id)).body.messages).toHaveLength(1)
  })

  it('loses no message of eight that both sides send at once, and counts what is unread', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    const answers = await Promise.all(
      times(8, (index) => write(index % 2 ? dealer : buyer, lead.id, `Message ${index}`)),
    )
    expect(statuses(answers)).toEqual(times(8, () => 201))
    const { body } = await read(buyer, lead.id)
    expect(body.messages).toHaveLength(9)
    const at = body.messages.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(at).toEqual([...new Set(at)].toSorted())
    expect(body.lead).toMatchObject({ unread: 4, lastMessage: body.messages.at(-1).text })
    expect((await received(dealer))[0].unread).toBe(5)
    // Each side is notified once: the seller of the request, the buyer of the first answer.
    expect(await notificationsOf(dealer)).toHaveLength(1)
    expect(await notificationsOf(buyer)).toHaveLength(1)
  })

  it('tells of a burst once, and again when it has been read', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    await write(dealer, lead.id, 'One')
    await write(dealer, lead.id, 'Two')
    expect(await notificationsOf(buyer)).toHaveLength(1)
    await markRead(buyer, lead.id)
    await write(dealer, lead.id, 'Three')
    expect(await notificationsOf(buyer)).toHaveLength(2)
  })

  it('is read as far as it was seen: a message that came since stays unread', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    const seen = (await write(dealer, lead.id, 'One')).body.createdAt
    const since = (await write(dealer, lead.id, 'Two')).body.createdAt
    const unread = async () => (await read(buyer, lead.id)).body.lead.unread
    expect((await markRead(buyer, lead.id, seen)).status).toBe(204)
    expect(await unread()).toBe(2)
    await markRead(buyer, lead.id, since)
    expect(await unread()).toBe(0)
  })

  it('is mailed at its beginning, not for every line while both sides are there', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    for (const text of ['One', 'Two', 'Three']) {
      await write(dealer, lead.id, text)
      await markRead(buyer, lead.id)
    }
    await write(dealer, lead.id, 'Four')
    await write(dealer, lead.id, 'Five')
    expect(await notificationsOf(buyer)).toHaveLength(4)
    const isAReply = ({ text }: { text: string }) => text.includes('> Al Test Motors')
    await mailTo(buyer.user.email, isAReply)
    expect((await allMailTo(buyer.user.email)).filter(isAReply)).toHaveLength(1)
  })

  it('goes a year after its newest message, and every message a year after it was written', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    const { body: answer } = await write(dealer, lead.id, 'Yes')
    const { Items = [] } = await table().send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :lead',
        ExpressionAttributeValues: { ':lead': keys.lead(lead.id).pk },
      }),
    )
    const inAYear = (time: string) => Math.floor(Date.parse(time) / 1000) + 365 * 86_400
    const [first, second] = [inAYear(lead.createdAt), inAYear(answer.createdAt)]
    expect(Items.map(({ expiresAt }) => expiresAt)).toEqual([second, first, second])
  })

  it('moves on only: what is contacted is not new again', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    expect((await edit(dealer, lead.id, { status: 'NEW' })).body.code).toBe('BAD_REQUEST')
    expect((await edit(dealer, lead.id, {})).body).toMatchObject({ status: 'NEW', respondedAt: null })
    const contacted = await edit(dealer, lead.id, { status: 'CONTACTED' })
    expect(contacted.body.respondedAt).not.toBeNull()
    const again = await edit(dealer, lead.id, { status: 'CONTACTED' })
    expect(again.body).toMatchObject({ status: 'CONTACTED', respondedAt: contacted.body.respondedAt })
    await edit(dealer, lead.id, { status: 'CLOSED' })
    const taken = await edit(dealer, lead.id, { status: 'CONTACTED' })
    expect(taken.body).toMatchObject({ status: 'CONTACTED', respondedAt: contacted.body.respondedAt })
  })

  it('is not answered by being reopened: the message after that is the first answer', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    const samples = async () => {
      const Key = keys.responses(dealer.user.id)
      return (await table().send(new GetCommand({ TableName: tableName(), Key }))).Item?.minutes ?? []
    }
    await edit(dealer, lead.id, { status: 'CLOSED' })
    const reopened = await edit(dealer, lead.id, { status: 'CONTACTED' })
    expect(reopened.body).toMatchObject({ status: 'CONTACTED', respondedAt: null })
    expect(await samples()).toHaveLength(0)
    const answer = await write(dealer, lead.id, 'Hello')
    expect((await read(dealer, lead.id)).body.lead.respondedAt).toBe(answer.body.createdAt)
    expect(await samples()).toHaveLength(1)
  })
})

describe('the response time of a dealer', () => {
  const shownFor = async ({ user }: Person) =>
    (await apiOk('GET', `/api/dealers/${user.id}`)).body.responseTime

  it('is measured from three first answers on, each lead once, also when they are given at once', async () => {
    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer)
    const buyers = await Promise.all(times(4, () => registerSeller()))
    const leads = await Promise.all(buyers.map((buyer) => asked(buyer, car.id)))
    expect(await contactsOf(car.id)).toBe(4)
    // Simulates that the first had waited for an hour.
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.lead(leads[0].id),
        UpdateExpression: 'SET createdAt = :then',
        ExpressionAttributeValues: { ':then': new Date(Date.now() - 3_600_000).toISOString() },
      }),
    )
    await write(dealer, leads[0].id, 'Hello')
    await write(dealer, leads[0].id, 'And again')
    await edit(dealer, leads[1].id, { status: 'CONTACTED' })
    expect(await shownFor(dealer)).toBeNull()
    await Promise.all([
      write(dealer, leads[2].id, 'Hello'),
      edit(dealer, leads[3].id, { status: 'CONTACTED' }),
    ])
    expect(await shownFor(dealer)).toEqual({ medianMinutes: 0, sample: 4 })
    const { Item } = await table().send(
      new GetCommand({ TableName: tableName(), Key: keys.responses(dealer.user.id) }),
    )
    expect(Item?.minutes).toEqual([60, 0, 0, 0])
  })

  it('is unknown for a dealer whom nobody has asked', async () => {
    expect(await shownFor(await registerVerifiedDealer())).toBeNull()
    const unverified = await registerDealer()
    expect((await api('GET', `/api/dealers/${unverified.user.id}`)).status).toBe(404)
  })
})

describe('somebody who deletes their account', () => {
  it('leaves the other side its own words, and no way to write on', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    await write(dealer, lead.id, 'Come at five')
    await write(buyer, lead.id, 'My new number is 5599 8877')
    await removeFromLead(lead.id, buyer.user.id)
    await removeFromLead(lead.id, buyer.user.id)

    const { body } = await read(dealer, lead.id)
    expect(JSON.stringify(body)).not.toMatch(/Maryam|55123456|still there|5599/)
    expect(body.lead).toMatchObject({ isOrphaned: true, buyerName: '—', buyerPhone: '', lastMessage: '' })
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['Come at five'])
    expect((await write(dealer, lead.id, 'Hello?')).body).toMatchObject({ code: 'CONVERSATION_CLOSED' })
    expect((await edit(dealer, lead.id, { status: 'CLOSED' })).body.status).toBe('CLOSED')
    expect(await received(dealer)).toHaveLength(1)
    expect(await listEveryLead(buyer.user.id)).toEqual([])
    expect((await read(buyer, lead.id)).status).toBe(404)

    await removeFromLead(lead.id, dealer.user.id)
    expect(await listEveryLead(dealer.user.id)).toEqual([])
    expect((await read(dealer, lead.id)).status).toBe(404)
  })

  it('is written to no more from the moment the account is marked as deleted', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.user(dealer.user.id),
        UpdateExpression: 'SET #status = :deleted',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':deleted': 'DELETED' },
      }),
    )
    expect((await write(buyer, lead.id, 'Hello?')).body).toMatchObject({ code: 'CONVERSATION_CLOSED' })
    expect((await ask(await registerSeller(), car.id)).body).toMatchObject({ code: 'LISTING_NOT_FOUND' })
  })
})
