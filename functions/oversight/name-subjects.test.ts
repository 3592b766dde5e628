import { expect, test } from 'vitest'
import type { AuditEntry } from '#shared/schemas/audit.ts'
import { nameSubjects } from './name-subjects.ts'

const id = (kind: string, end: number) => `${kind}_${'0'.repeat(25)}${end}`
const about = (subject: string) => ({ subject, detail: {} }) as AuditEntry
const found = (...rows: { id: string }[]) => Promise.resolve(new Map(rows.map((row) => [row.id, row])))

const [latin, arabic, plain, person] = [1, 2, 3, 4].map((end) => id('usr', end)) as [
  string,
  string,
  string,
  string,
]
const company = (userId: string, companyName: string | null) => ({
  id: userId,
  username: 'user',
  role: companyName === null ? 'PRIVATE' : 'SELLER_DEALERSHIP',
  companyName,
})

test('names dealerships and companies in both languages, where they have a name in each', async () => {
  const [insurer, bank] = [id('prv', 1), id('prv', 2)]
  const deps = {
    getListingsById: () => found(),
    getPlatesById: () => found(),
    getUsersById: () =>
      found(
        company(latin, 'Sidra Gate'),
        company(arabic, 'بوابة السدرة'),
        company(plain, 'Khor Corner'),
        company(person, null),
      ),
    // Nobody but a dealership has a profile, and none is asked for.
    getDealersById: (ids: readonly string[]) =>
      found(
        ...[
          { id: latin, businessName: 'Sidra Gate', businessNameAr: 'بوابة السدرة' },
          { id: arabic, businessName: 'بوابة السدرة', businessNameAr: 'Sidra Gate' },
          { id: plain, businessName: 'Khor Corner' },
        ].filter((dealer) => ids.includes(dealer.id)),
      ),
    listProviders: async (kind: string) =>
      kind === 'insurance'
        ? [{ id: insurer, name: 'Dukhan Cover', nameAr: 'دخان للتأمين' }]
        : [{ id: bank, name: 'Pearl Finance', nameAr: '' }],
  }
  const subjects = [latin, arabic, plain, person, insurer, bank]
  const entries = subjects.map(about)
  const aboutOf = await nameSubjects(entries, deps as never)
  expect(entries.map(aboutOf)).toEqual([
    { id: latin, name: 'Sidra Gate', nameAr: 'بوابة السدرة', username: 'user' },
    { id: arabic, name: 'Sidra Gate', nameAr: 'بوابة السدرة', username: 'user' },
    { id: plain, name: 'Khor Corner', nameAr: 'Khor Corner', username: 'user' },
    { id: person, name: 'user', nameAr: 'user', username: 'user' },
    { id: insurer, name: 'Dukhan Cover', nameAr: 'دخان للتأمين', username: null },
    { id: bank, name: 'Pearl Finance', nameAr: 'Pearl Finance', username: null },
  ])
})
