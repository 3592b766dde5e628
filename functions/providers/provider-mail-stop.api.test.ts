import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMailStop, stopMail } from '#functions/data/mail-stops.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { type Person, registerAdmin, registerSeller } from '#functions/testing/people.ts'

const said = { name: 'Mail Test', rating: 4, description: 'Cars.', descriptionAr: 'سيارات.' }
const company = { ...said, phoneNumber: null, website: null }
const loans = { interestRateFrom: 3, interestRateTo: 5, maxLoanAmount: 500_000, maxLoanTerm: 60 }
const forms = {
  insurance: { ...company, coverage: 'All risks', coverageAr: 'شامل' },
  financing: { ...company, ...loans },
}

test.each(['insurance', 'financing'] as const)(
  'a stop of mail to a company of %s is seen and ended by admins alone, with a record',
  async (kind) => {
    const [admin, seller] = [await registerAdmin(), await registerSeller()]
    const { token } = admin
    const [url, email] = [`/api/${kind}/providers`, `quotes-${randomUUID()}@example.com`]
    const body = { ...forms[kind], email }
    const { id } = (await apiOk('POST', url, { token, body })).body
    const look = (by: Person) => api('GET', `/api/admin/providers/${id}/mail-stop`, { token: by.token })
    const end = (by: Person) => api('DELETE', `/api/admin/providers/${id}/mail-stop`, { token: by.token })
    expect((await look(admin)).body).toEqual({ stop: null })

    await stopMail(email, 'complaint', new Date())
    for (const call of [look, end]) expect((await call(seller)).body.code).toBe('FORBIDDEN')
    // Neither a look at it nor a change of the company ends it.
    await apiOk('PUT', `${url}/${id}`, { token, body: { ...body, rating: 4.1, version: 1 } })
    expect((await look(admin)).body.stop).toMatchObject({ reason: 'complaint' })

    // Ended twice, and recorded once.
    for (let times = 0; times < 2; times++) expect((await end(admin)).body).toEqual({ stop: null })
    expect(await readMailStop(email, new Date())).toBeNull()
    expect(await auditAbout(id)).toMatchObject([
      { action: 'provider.create' },
      { action: 'provider.edit', detail: { fields: 'rating' } },
      { action: 'provider.edit', detail: { kind, fields: 'mailStop' }, actorId: admin.user.id },
    ])

    await apiOk('DELETE', `${url}/${id}`, { token })
    for (const call of [look, end]) expect((await call(admin)).body.code).toBe('NOT_FOUND')
  },
)
