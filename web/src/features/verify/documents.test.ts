import { describe, expect, it } from 'vitest'
import { missingDocuments } from '#shared/rules/application.ts'
import { arrivedIn, arrivedOf, documentsBody, documentNames, slotsFor, uploadsOf } from './documents.ts'

const stored = (documentType: 'ID_COPY' | 'OTHER', id: string) => ({
  documentType,
  documentName: `${id}.pdf`,
  documentUrl: `/api/verification-documents/${id}`,
})

describe('slotsFor', () => {
  const keysFor = (keys: readonly string[]) => slotsFor(keys).map(({ key }) => key)
  it('has one slot for each kind', () => {
    expect(keysFor([])).toEqual([
      'BUSINESS_LICENSE',
      'TRADE_LICENSE',
      'ID_COPY',
      'COMPANY_REGISTRATION',
      'VAT_CERTIFICATE',
      'OTHER',
    ])
  })
  it('offers another slot for others, also where one between was removed', () => {
    expect(keysFor(['OTHER', 'OTHER 3']).slice(5)).toEqual(['OTHER', 'OTHER 3', 'OTHER 2'])
  })
  it('ends where the application is full', () => {
    const all = Array.from({ length: 15 }, (_, index) => (index === 0 ? 'OTHER' : `OTHER ${index + 1}`))
    expect(keysFor(all).slice(5)).toEqual(all)
  })
})

it('gives back the documents it was given, in the order they are asked', () => {
  const documents = [stored('OTHER', 'a'), stored('OTHER', 'b'), stored('ID_COPY', 'c')]
  const queue = uploadsOf(arrivedOf(documents))
  expect(queue.map(({ key }) => key)).toEqual(['OTHER', 'OTHER 2', 'ID_COPY'])
  expect(documentsBody(arrivedIn(queue))).toEqual([documents[2], documents[0], documents[1]])
})

it('leaves out what has not arrived', () => {
  const failed = { key: 'ID_COPY', name: 'x', preview: null, state: { phase: 'failed', error: 0 } } as const
  expect(arrivedIn([failed])).toEqual([])
})

it('shortens a long name to what the server takes, and keeps its end', () => {
  const name = `${'a'.repeat(200)}.pdf`
  const [{ documentName = '' } = {}] = documentsBody([{ key: 'ID_COPY', name, url: '/x' }])
  expect(documentName.length).toBeLessThanOrEqual(120)
  expect(documentName).toMatch(/^a+….*\.pdf$/)
})

it.each([
  ['en', 'Commercial Registration, Trade License'],
  ['ar', 'السجل التجاري، الرخصة التجارية'],
] as const)('names what is missing in %s', (language, names) => {
  expect(documentNames(missingDocuments([stored('ID_COPY', 'a')]), language)).toBe(names)
})
