import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { times } from '#functions/testing/leads.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'
import { markOfTemplates } from '#shared/rules/reply-templates.ts'

const of = limits.selling.replyTemplates
const kept = async ({ token }: Person) => (await apiOk('GET', '/api/seller/reply-templates', { token })).body
const keep = ({ token }: Person, templates: unknown) =>
  api('PUT', '/api/seller/reply-templates', { token, body: { templates } })

it('keeps the answers of a seller in their order, for that seller alone', async () => {
  const [seller, other] = [await registerSeller(), await registerSeller()]
  expect(await kept(seller)).toEqual([])
  const templates = [
    { name: 'متاحة', text: 'السيارة {car} ما زالت متاحة.\nالسعر {price}.' },
    { name: 'Come & see', text: 'Hello {buyer}' },
  ]
  expect(await keep(seller, templates)).toMatchObject({ status: 200, body: templates })
  expect(await kept(seller)).toEqual(templates)
  expect(await kept(other)).toEqual([])
  const { body: all } = await apiOk('GET', '/api/user/export', { token: seller.token })
  expect(all.replyTemplates).toEqual(templates)

  await keep(seller, [templates[1]])
  expect(await kept(seller)).toEqual([templates[1]])
  await keep(seller, [])
  expect(await kept(seller)).toEqual([])
})

it('refuses what was made of other answers than are there, by whomever of the team', async () => {
  const seller = await registerSeller()
  const { token } = seller
  const save = (templates: { name: string; text: string }[], seen: { name: string; text: string }[]) =>
    api('PUT', '/api/seller/reply-templates', { token, body: { templates, seen: markOfTemplates(seen) } })
  const [one, other] = ['One', 'Other'].map((name) => ({ name, text: name })) as [never, never]
  const answers = await Promise.all([save([one], []), save([other], [])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const present = await kept(seller)
  expect((await save([], [])).body.code).toBe('EDIT_CONFLICT')
  expect(await kept(seller)).toEqual(present)
  expect((await save([...present, one], present)).status).toBe(200)
  // An older client says nothing of what it saw.
  expect((await keep(seller, [other])).status).toBe(200)
  expect((await save([one], [other])).status).toBe(200)
})

it('cleans a text as it cleans every other, and refuses what it cannot', async () => {
  const seller = await registerSeller()
  const dirty = [{ name: ' \u202eName ', text: '\ufeff One\r\nTwo  ' }]
  expect((await keep(seller, dirty)).body).toEqual([{ name: 'Name', text: 'One\nTwo' }])
  const good = { name: 'Name', text: 'Text' }
  for (const bad of [
    { ...good, text: 'a\u0000b' },
    { ...good, text: '\ud800' },
    { ...good, text: ' ' },
    { ...good, name: '' },
    { ...good, name: 'two\nlines' },
    { ...good, name: 'x'.repeat(of.name + 1) },
    { ...good, text: 'x'.repeat(of.text + 1) },
    { ...good, ownerId: seller.user.id },
    { name: 'Name' },
    'Text',
  ])
    expect(await keep(seller, [bad]), JSON.stringify(bad)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    })
  expect(await kept(seller)).toEqual([{ name: 'Name', text: 'One\nTwo' }])
})

it('keeps as many as the limit says, at their longest and in Arabic', async () => {
  const seller = await registerSeller()
  const longest = { name: 'ن'.repeat(of.name), text: 'ن'.repeat(of.text) }
  expect(
    (
      await keep(
        seller,
        times(of.count + 1, () => longest),
      )
    ).status,
  ).toBe(400)
  expect(
    (
      await keep(
        seller,
        times(of.count, () => longest),
      )
    ).status,
  ).toBe(200)
  expect(await kept(seller)).toHaveLength(of.count)
})

it('is for sellers', async () => {
  const admin = await registerAdmin()
  expect((await keep(admin, [])).body.code).toBe('FORBIDDEN')
})
