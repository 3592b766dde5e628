import { expect, it } from 'vitest'
import type { ReportRecord } from '#functions/data/reports.ts'
import { aListing, aPlate } from '#functions/testing/builders.ts'
import { withContext } from './views.ts'

const none = async () => new Map()

const [car, plate] = [aListing({ status: 'REJECTED' }), aPlate({ status: 'PENDING' })]

const report = (about: Partial<Pick<ReportRecord, 'listing' | 'plate'>>) =>
  ({ samePhotos: [], reporterId: null, sellerId: null, plate: null, listing: car, ...about }) as never

const statusesIn = async (reports: readonly ReportRecord[]) => {
  const views = await withContext(reports, {
    getListingsById: async () => new Map([[car.id, car]]),
    getPlatesById: async () => new Map([[plate.id, plate]]),
    getUsersById: none,
    listReportsAbout: async () => ({ reports: [], nextCursor: undefined }),
    listNewestReportsOf: async () => [],
  } as never)
  return views.map(({ subjectStatus }) => subjectStatus)
}

it('names the present status of the car or plate that a report is about, and none of one that is gone', async () => {
  const gone = { ...car, id: 'lst_gone' }
  expect(
    await statusesIn([report({}), report({ plate: plate as never }), report({ listing: gone as never })]),
  ).toEqual(['REJECTED', 'PENDING', undefined])
})
