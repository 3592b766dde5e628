import { describe, expect, it } from 'vitest'
import { mergeAnswers, namedIds, takeDocuments } from './read-for-filling.ts'

describe('answers', () => {
  const before = { businessName: 'Gulf Star', numberOfEmployees: 0, specializations: 'Vans' }

  it('stay where nothing was typed, and go where they were taken out', () => {
    expect(mergeAnswers(before, {})).toEqual(before)
    expect(mergeAnswers(before, { businessName: null, specializations: '', yearsInBusiness: 0 })).toEqual({
      numberOfEmployees: 0,
      yearsInBusiness: 0,
    })
  })

  it('have a phone number as it is dialled from everywhere', () => {
    for (const typed of ['4412 3456', '00974 4412 3456', '+97444123456', '٤٤١٢٣٤٥٦'])
      expect(mergeAnswers({}, { businessPhoneNumber: typed })).toEqual({
        businessPhoneNumber: '+97444123456',
      })
  })
})

describe('documents', () => {
  const aDocument = (documentUrl: string) => ({
    documentType: 'OTHER' as const,
    documentName: 'a.pdf',
    documentUrl,
  })
  const known = {
    documentType: 'ID_COPY' as const,
    id: 'doc_1',
    name: 'id.pdf',
    uploadedAt: '2026-05-01T08:00:00.000Z',
  }

  it('are named once each, by address or id', () => {
    expect(namedIds([aDocument('/api/verification-documents/doc_1'), aDocument('doc_2')])).toEqual([
      'doc_1',
      'doc_2',
    ])
    expect(() => namedIds([aDocument('doc_2'), aDocument('/api/verification-documents/doc_2')])).toThrow(
      expect.objectContaining({
        code: 'UPLOAD_UNUSABLE',
        issues: [expect.objectContaining({ path: 'documents.1.documentUrl' })],
      }),
    )
  })

  it('that the application has are taken as they are called now', () => {
    expect(takeDocuments([aDocument('doc_1')], [known], [], 'usr_1')).toEqual([
      { ...known, documentType: 'OTHER', name: 'a.pdf' },
    ])
    expect(() => takeDocuments([aDocument('doc_2')], [known], [], 'usr_1')).toThrow(
      expect.objectContaining({ code: 'UPLOAD_UNUSABLE' }),
    )
  })
})
