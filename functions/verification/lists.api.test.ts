import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { apply, decideApplication, verify } from '#functions/testing/applications.ts'
import { registerAdmin, registerDealer, type Person } from '#functions/testing/people.ts'

type Dealer = { userId: string; businessName: string; submissionId: string | null; isSuspended: boolean }
type Pending = { id: string; username: string; submission: { id: string; status: string } | null }

const admin = await registerAdmin()

const get = (path: string, query: Record<string, string> = {}) =>
  apiOk('GET', `${path}?${new URLSearchParams(query)}`, { token: admin.token })

/** Every row of a list, page by page; a page may be short or empty. */
const rowsOf = async <T>(path: string, name: string, query: Record<string, string> = {}): Promise<T[]> => {
  const rows: T[] = []
  for (let cursor: string | undefined, page = 0; page < 200; page++) {
    const { body } = await get(path, { ...query, ...(cursor && { cursor }) })
    rows.push(...body[name])
    cursor = body.nextCursor
    if (!cursor) return rows
  }
  throw new Error(`${path} has no end`)
}

const pending = (query?: Record<string, string>) =>
  rowsOf<Pending>('/api/admin/pending-verifications', 'pendingDealerships', query)
const dealers = (query?: Record<string, string>) => rowsOf<Dealer>('/api/admin/dealers', 'dealers', query)
const submissions = (query?: Record<string, string>) =>
  rowsOf<{ id: string; status: string }>('/api/admin/verification-submissions', 'submissions', query)

/** A word that no other dealership has in its name. */
const word = () => `Zz${randomBytes(5).toString('hex')}`
const named = (companyName: string, city = 'Doha') => registerDealer({ companyName, city })
const ids = (people: readonly Person[]) => people.map(({ user }) => user.id)

describe('the dealerships that wait', () => {
  it('are those that have applied, who has waited longest before, then those that have not', async () => {
    const brand = word()
    const silent = await named(`${brand} A`)
    const late = await named(`${brand} B`)
    const early = await named(`${brand} C`)
    await apiOk('PUT', '/api/verification/draft', { token: silent.token, body: { yearsInBusiness: 3 } })
    const first = await apply(early)
    const second = await apply(late)
    const rows = await pending({ search: brand.toUpperCase() })
    expect(rows.map(({ id }) => id)).toEqual(ids([early, late, silent]))
    expect(rows[0]?.submission).toEqual(first)
    expect(rows[1]?.submission?.id).toBe(second.id)
    // A draft is nobody else's.
    expect(rows[2]?.submission).toBeNull()
    expect(rows[0]).toMatchObject({ username: early.user.username, status: 'ACTIVE', suspension: null })

    await decideApplication(admin, first.id, { status: 'UNDER_REVIEW' })
    expect((await pending({ search: brand }))[0]?.submission?.status).toBe('UNDER_REVIEW')
    await decideApplication(admin, first.id, { status: 'APPROVED' })
    await verify(admin, silent.user.id, { approved: false })
    expect((await pending({ search: brand })).map(({ id }) => id)).toEqual(ids([late]))
  })

  it('are found by a part of a name or a city, or a whole username or e-mail address', async () => {
    const brand = word()
    const dealer = await named(`معرض ${brand}`, `${brand}ville`)
    const { username, email, id } = dealer.user
    for (const search of [brand.slice(2, -1), `${brand}VILLE`, username, email.toUpperCase()])
      expect((await pending({ search })).map((row) => row.id)).toContain(id)
    expect(await pending({ search: `${username.slice(0, -1)}-` })).toEqual([])
    expect(await pending({ search: word() })).toEqual([])
  })

  it('come page by page, each once', async () => {
    const brand = word()
    const made = await Promise.all(Array.from({ length: 5 }, (_, index) => named(`${brand} ${index}`)))
    const rows = await pending({ search: brand, limit: '2' })
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids(made).toSorted())
  })
})

describe('all dealerships', () => {
  it('are listed by verification and name, with the application that they have sent', async () => {
    const brand = word()
    const [waiting, verified, other, refused] = await Promise.all([
      named(`${brand} W`),
      named(`${brand} V`),
      named(`${brand} A`),
      named(`${brand} R`),
    ])
    const sent = await apply(waiting, { businessName: `${brand} W` })
    await verify(admin, verified.user.id, { approved: true })
    await verify(admin, other.user.id, { approved: true })
    await verify(admin, refused.user.id, { approved: false })
    const rows = await dealers({ search: brand })
    expect(rows.map(({ userId }) => userId)).toEqual(ids([waiting, other, verified, refused]))
    expect(rows[0]).toMatchObject({
      submissionId: sent.id,
      isSuspended: false,
      appliedAt: sent.submittedAt,
      verificationStatus: 'PENDING',
    })
    expect(rows[0]).not.toHaveProperty('carsAvailable')
    expect(rows[1]?.submissionId).toBeNull()
    // A page that ends with a partition goes on with the next.
    for (const limit of ['1', '2', '3']) expect(await dealers({ search: brand, limit })).toEqual(rows)
    for (const [status, people] of [
      ['PENDING', [waiting]],
      ['APPROVED', [other, verified]],
      ['REJECTED', [refused]],
    ] as const)
      expect((await dealers({ search: brand, status })).map(({ userId }) => userId)).toEqual(ids(people))
  })

  it('show a suspended one at the end, under the verification that it has', async () => {
    const brand = word()
    const [waiting, verified] = await Promise.all([named(`${brand} A`), named(`${brand} B`)])
    await verify(admin, verified.user.id, { approved: true })
    const body = { status: 'SUSPENDED', reasonCodes: ['FRAUD'] }
    await apiOk('PUT', `/api/admin/users/${waiting.user.id}/status`, { token: admin.token, body })
    const rows = await dealers({ search: brand })
    expect(rows.map(({ userId, isSuspended }) => [userId, isSuspended])).toEqual([
      [verified.user.id, false],
      [waiting.user.id, true],
    ])
    expect(await pending({ search: brand })).toEqual([])
    const ofStatus = async (status: string) =>
      (await dealers({ search: brand, status })).map(({ userId }) => userId)
    expect(await ofStatus('PENDING')).toEqual(ids([waiting]))
    expect(await ofStatus('APPROVED')).toEqual(ids([verified]))
  })
})

describe('applications', () => {
  it('are those that were sent: the waiting before the decided, a draft never', async () => {
    const brand = word()
    const people = await Promise.all(Array.from({ length: 5 }, () => registerDealer()))
    const [one, two, three, four, five] = people as [Person, Person, Person, Person, Person]
    await apiOk('PUT', '/api/verification/draft', { token: five.token, body: { businessName: brand } })
    const sent = []
    for (const [person, trade] of [
      [one, 'Motors'],
      [two, 'Motors'],
      // An admin is told of one that is called alike but for a word of the trade.
      [three, 'Showroom'],
      [four, 'Motors'],
    ] as const)
      sent.push(String((await apply(person, { businessName: `${brand} ${trade}` })).id))
    const [a = '', b = '', c = '', d = ''] = sent
    await decideApplication(admin, a, { status: 'APPROVED' })
    await decideApplication(admin, b, { status: 'APPROVED' })
    const search = brand.toLowerCase()
    const rows = await submissions({ search })
    expect(rows.map(({ id }) => id)).toEqual([c, d, b, a])
    expect(rows[2]).toMatchObject({
      status: 'APPROVED',
      decision: { status: 'APPROVED', by: { username: admin.user.username } },
      owner: { id: two.user.id, role: 'SELLER_DEALERSHIP' },
    })
    expect(await submissions({ search, limit: '1' })).toEqual(rows)
    expect((await submissions({ search, status: 'SUBMITTED' })).map(({ id }) => id)).toEqual([c, d])
    expect((await submissions({ search: three.user.username })).map(({ id }) => id)).toEqual([c])
    const { body } = await get(`/api/admin/verification-submissions/${c}`)
    const alike = body.looksLike.map(({ id }: { id: string }) => id).toSorted()
    expect(alike).toEqual(ids([one, two]).toSorted())
    expect(body).toEqual({ ...rows[0], looksLike: body.looksLike })
  })

  it('have no list of drafts, nor one of what is no status', async () => {
    const { token } = admin
    for (const status of ['DRAFT', 'approved'])
      expect(
        (await api('GET', `/api/admin/verification-submissions?status=${status}`, { token })).status,
      ).toBe(400)
    const never = 'sub_00000000000000000000000009'
    expect((await api('GET', `/api/admin/verification-submissions/${never}`, { token })).status).toBe(404)
  })
})

it('a cursor of one list is none of another', async () => {
  const brand = word()
  await Promise.all([named(`${brand} A`), named(`${brand} B`)])
  const { body } = await get('/api/admin/dealers', { search: brand, limit: '1' })
  const { token } = admin
  for (const path of ['verification-submissions', 'dealers?status=REJECTED'])
    expect(
      (
        await api('GET', `/api/admin/${path}${path.includes('?') ? '&' : '?'}cursor=${body.nextCursor}`, {
          token,
        })
      ).status,
    ).toBe(400)
})

it('lists are for admins alone', async () => {
  const { token } = await registerDealer()
  for (const { status } of [
    await api('GET', '/api/admin/pending-verifications', { token }),
    await api('GET', '/api/admin/verification-submissions', { token }),
    await api('GET', '/api/admin/dealers', { token }),
  ])
    expect(status).toBe(403)
})
