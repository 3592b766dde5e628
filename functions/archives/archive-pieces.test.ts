import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { archivePieces } from './archive-pieces.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { aUser } from '#functions/testing/builders.ts'
import { consentView } from '#shared/schemas/preferences.ts'
import type { UserExport } from '#shared/schemas/user-export.ts'

const user = aUser()
const at = new Date('2026-11-23T12:00:00Z')
const given = { language: 'ar', origin: 'https://sayara.example', at } as const

const uploadId = (kind: 'upl' | 'doc', letter: string) => `${kind}_${letter.repeat(26)}`

const anUpload = (id: string, fields: Partial<UploadRecord> = {}): UploadRecord => ({
  id,
  ownerId: user.id,
  purpose: id.startsWith('doc_') ? 'document' : 'photo',
  contentType: 'image/jpeg',
  contentLength: 10,
  state: 'READY',
  refusal: null,
  picture: null,
  attachedTo: null,
  createdAt: at.toISOString(),
  ...fields,
})

const part = (fields: object) => ({ exportedAt: at.toISOString(), ...fields }) as unknown as UserExport

/** The files of an archive whose export is of these parts, and which may hold so many bytes. */
const filesOf = async (
  uploads: UploadRecord[],
  parts: UserExport[],
  atMost = 1e9,
  gone: readonly string[] = [],
) => {
  const { pieces, content } = archivePieces(user, given, {
    gatherExport: async (_user, cursor) => parts[Number(cursor ?? 0)] ?? part({}),
    getUploads: async (ids) => uploads.filter(({ id }) => ids.includes(id)),
    listLooseUploads: async () => uploads.filter(({ attachedTo }) => attachedTo === null),
    readDocument: async (id) => (gone.includes(id) ? undefined : Buffer.alloc(10, 'd')),
    readPhotoVariant: async () => Buffer.alloc(10, 'p'),
    readVideo: async () => Buffer.alloc(10, 'v'),
    signingKey: async () => ({ id: '0'.repeat(32), sign: () => Buffer.from('signature') }),
    atMost,
  })
  const chunks: Uint8Array[] = []
  for await (const piece of pieces) chunks.push(piece)
  return { files: unzipSync(Buffer.concat(chunks)), content }
}

it('holds every part of a long export', async () => {
  const parts = [part({ nextCursor: '1' }), part({ nextCursor: '2' }), part({})]
  const { files } = await filesOf([], parts)
  expect(Object.keys(files).filter((name) => name.startsWith('data/'))).toEqual([
    'data/1.json',
    'data/2.json',
    'data/3.json',
  ])
})

it('holds the files that the export names and those that nothing uses yet, and nobody else’s', async () => {
  const own = anUpload(uploadId('upl', 'A'), { attachedTo: 'lst_1' })
  const loose = anUpload(uploadId('doc', 'B'))
  const others = anUpload(uploadId('upl', 'C'), { ownerId: 'usr_other', attachedTo: 'lst_2' })
  const refused = anUpload(uploadId('doc', 'D'), { state: 'REFUSED', attachedTo: 'lst_1' })
  const leads = [{ image: `/api/listing-images/${others.id}` }, { document: refused.id }]
  const { files, content } = await filesOf([own, loose, others, refused], [part({ photo: own.id, leads })])
  expect(Object.keys(files).filter((name) => /^(?:photos|documents)\//.test(name))).toEqual([
    `documents/${loose.id}.jpg`,
    `photos/${own.id}.jpg`,
  ])
  expect(content).toEqual({ files: 2, leftOut: 0 })
})

it('leaves out what does not fit, photos first, and says so', async () => {
  const uploads = [anUpload(uploadId('upl', 'A')), anUpload(uploadId('doc', 'B'))]
  const bytes = JSON.stringify(part({}), null, 2).length
  const { files, content } = await filesOf(uploads, [part({})], bytes + 10)
  expect(content).toEqual({ files: 1, leftOut: 1 })
  expect(Object.keys(files)).toContain(`documents/${uploadId('doc', 'B')}.jpg`)
  expect(Buffer.from(files['index.html'] ?? []).toString()).toContain('لم يُضف لضيق المساحة')
})

it('goes on without a file that was deleted meanwhile', async () => {
  const uploads = [anUpload(uploadId('doc', 'A')), anUpload(uploadId('doc', 'B'))]
  const { files, content } = await filesOf(uploads, [part({})], 1e9, [uploadId('doc', 'A')])
  expect(content).toEqual({ files: 1, leftOut: 0 })
  expect(Object.keys(files)).toContain(`documents/${uploadId('doc', 'B')}.jpg`)
})

it('groups amounts and not years, and names what was agreed to', async () => {
  const kinds = consentView.shape.kind.options
  const consents = kinds.map((kind) => ({ kind, given: true }))
  const listings = [{ year: 2020, mileage: 64_500, priceQAR: 120_000 }]
  const { files } = await filesOf([], [part({ consents, listings })])
  const text = Buffer.from(files['pages/1.html']!).toString()
  for (const said of ['>2020<', '>64,500<', '>120,000<']) expect(text).toContain(said)
  for (const kind of kinds) expect(text).not.toContain(`>${kind}<`)
})
