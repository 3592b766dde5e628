import { expect, test } from 'vitest'
import type { ReportView } from '#shared/schemas/report.ts'
import { findReports } from './find-reports.ts'

const listing = (title: string, titleAr: string) => ({ title, titleAr }) as ReportView['listing']
const report = (id: string, part: Partial<ReportView>) =>
  ({
    id,
    listing: listing('Toyota Land Cruiser 2021', 'تويوتا لاند كروزر 2021'),
    samePhotos: [],
    reporter: null,
    details: '',
    ...part,
  }) as ReportView

const reports = [
  report('plain', {}),
  report('said', { details: 'The price is a joke', reporter: { id: 'u', username: 'maryam' } as never }),
  report('twin', {
    samePhotos: [{ photoId: 'p', listing: listing('Audi A6 2019', 'أودي A6 2019') }] as never,
  }),
]
const found = (search: string) => findReports(reports, search).map(({ id }) => id)

test('reports are found by listing, by the other listing of a photo, by reporter and by what they say', () => {
  expect(found('land cruiser')).toHaveLength(3)
  expect(found('AUDI')).toEqual(['twin'])
  expect(found('اودي')).toEqual(['twin'])
  expect(found('mary')).toEqual(['said'])
  expect(found('a joke')).toEqual(['said'])
  expect(found('nothing of the kind')).toEqual([])
  expect(found('')).toHaveLength(3)
})
