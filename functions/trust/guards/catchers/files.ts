import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { aUser } from '#functions/testing/builders.ts'
import { at, fitsOnly, put, read, refuses, same } from '#functions/trust/guards/store.ts'
import { limits } from '#shared/constants/limits.ts'
import * as uploads from '#functions/data/uploads.ts'
import * as stale from '#functions/data/stale-uploads.ts'
import * as hashes from '#functions/data/photo-hashes.ts'
import * as usable from '#functions/commands/claim-uploads.ts'
import * as claims from '#functions/commands/claim-uploads.ts'
import * as filled from '#functions/verification/read-for-filling.ts'
import * as storefront from '#functions/dealers/update-storefront.ts'
import { transact } from '#functions/data/transact.ts'

const picture = { width: 1, height: 1, placeholder: 'data:,', hash: '0123456789abcdef' }

const anUpload = (parts: Partial<UploadRecord> = {}): UploadRecord => ({
  id: newId('upload'),
  ownerId: newId('user'),
  purpose: 'photo',
  contentType: 'image/jpeg',
  contentLength: 9,
  state: 'READY',
  refusal: null,
  picture,
  attachedTo: null,
  createdAt: at.toISOString(),
  ...parts,
})

const stored = async (parts: Partial<UploadRecord> = {}): Promise<UploadRecord> => {
  const upload = anUpload(parts)
  await put(keys.upload(upload.id), upload)
  return upload
}

const owner = { id: 'usr_1', role: 'PRIVATE', isVerified: false } as const

export const catchers = {
  'an upload for a car: own, finished, unused': () => {
    const upload = anUpload()
    return fitsOnly(uploads.claimWrite(upload.id, upload.ownerId, 'lst_1'), upload, [
      { ...upload, ownerId: newId('user') },
      { ...upload, state: 'ISSUED' },
      { ...upload, state: 'REFUSED' },
      { ...upload, attachedTo: 'lst_2' },
      'absent',
    ])
  },
  'the same, read before': async () => {
    const upload = anUpload()
    const use = (parts: Partial<UploadRecord>) =>
      refuses('UPLOAD_UNUSABLE', () =>
        usable.usableUpload({ ...upload, ...parts }, upload.ownerId, 'photo', 'images.0'),
      )
    await use({ ownerId: newId('user') })
    await use({ state: 'ISSUED' })
    await use({ purpose: 'document' })
    await use({ attachedTo: 'lst_2' })
    await refuses('UPLOAD_UNUSABLE', () =>
      usable.usableUpload(undefined, upload.ownerId, 'photo', 'images.0'),
    )
    same(usable.usableUpload(upload, upload.ownerId, 'photo', 'images.0').id, upload.id)
    const own = { ...upload, attachedTo: 'lst_1' }
    same(usable.usableUpload(own, upload.ownerId, 'photo', 'images.0', 'lst_1').id, upload.id)
  },
  'an upload more than may be loose': async () => {
    const ownerId = newId('user')
    const ids = new Set(Array.from({ length: limits.looseUploads }, () => newId('upload')))
    await put(keys.issued(ownerId), { ids })
    await Promise.all([...ids].map((id) => put(keys.upload(id), anUpload({ id, ownerId }))))
    await refuses('TOO_MANY_UPLOADS', () => uploads.insertUpload(anUpload({ ownerId })))
  },
  'an upload beside as many that were let go': async () => {
    const ownerId = newId('user')
    const loose = Array.from({ length: limits.looseUploads }, () =>
      uploads.newUploadWrite(anUpload({ ownerId })),
    )
    await transact(loose)
    await refuses('TOO_MANY_UPLOADS', () => uploads.insertUpload(anUpload({ ownerId })))
  },
  'one file for two documents, or two places': async () => {
    const [doc, none] = ['doc_1', { photos: [], documents: { registrationCard: null, idCard: null } }]
    const documents = { verificationDocuments: { registrationCard: doc, idCard: doc } }
    const own = async (ids: readonly string[]) =>
      ids.map((id) => anUpload({ id, ownerId: 'usr_1', purpose: 'document' }))
    const claim = (named: object, of: Parameters<typeof claims.claimUploads>[1]) =>
      claims.claimUploads('lst_1', of, named, none, { getUploads: own })
    await refuses('UPLOAD_UNUSABLE', () => claim(documents, owner))
    const report = { verificationDocuments: { idCard: doc, inspectionReport: doc } }
    await refuses('UPLOAD_UNUSABLE', () => claim(report, owner))
    // A verified dealership attaches a report, and nothing that proves whose the car is.
    const dealer = { ...owner, role: 'SELLER_DEALERSHIP', isVerified: true } as const
    await refuses('UPLOAD_UNUSABLE', () => claim({ verificationDocuments: { idCard: doc } }, dealer))
    const { files } = await claim({ verificationDocuments: { inspectionReport: doc } }, dealer)
    same(files.inspectionReport?.id, doc)
    const named = [doc, `/api/verification-documents/${doc}`].map((documentUrl) => ({ documentUrl }))
    await refuses('UPLOAD_UNUSABLE', () => filled.namedIds(named as never))
    await refuses('UPLOAD_UNUSABLE', () =>
      storefront.updateStorefront(
        { actor: aUser(), body: { version: 1, logo: 'upl_1', cover: 'upl_1' } } as never,
        {
          findDealer: async () => ({ id: 'usr_1', version: 1 }),
          transact: async () => {},
          now: () => at,
        } as never,
      ),
    )
  },
  'a report for buyers that says where it was photographed': async () => {
    const none = { photos: [], documents: { registrationCard: null, idCard: null } }
    const claim = (tellsPlace: boolean, slot: 'idCard' | 'inspectionReport') => {
      const document = anUpload({ id: 'doc_1', ownerId: 'usr_1', purpose: 'document', tellsPlace })
      const named = { verificationDocuments: { [slot]: 'doc_1' } }
      return claims.claimUploads('lst_1', owner, named, none, { getUploads: async () => [document] })
    }
    same((await claim(false, 'inspectionReport')).files.inspectionReport?.id, 'doc_1')
    same((await claim(true, 'idCard')).files.documents.idCard, 'doc_1')
    await refuses('UPLOAD_UNUSABLE', () => claim(true, 'inspectionReport'))
  },
  'a storefront in an area of another city': async () => {
    await refuses('BAD_REQUEST', () =>
      storefront.updateStorefront(
        { actor: aUser(), body: { version: 1, logo: null, cover: null, area: 'Al Waab' } } as never,
        {
          findDealer: async () => ({ id: 'usr_1', version: 1, city: 'Doha' }),
          transact: async () => {},
          now: () => at,
        } as never,
      ),
    )
  },
  'a photo that was never developed': async () => {
    const none = { photos: [], documents: { registrationCard: null, idCard: null } }
    const getUploads = async () => [anUpload({ id: 'upl_1', ownerId: 'usr_1', picture: null })]
    await refuses('UPLOAD_UNUSABLE', () =>
      claims.claimUploads('lst_1', owner, { images: ['upl_1'] }, none, { getUploads }),
    )
  },
  'a video that was never developed, or whose still is a photo of the car': async () => {
    const none = { photos: [], documents: { registrationCard: null, idCard: null } }
    const still = anUpload({ id: 'upl_1', ownerId: 'usr_1' })
    const claim = (film: UploadRecord['film'], images: string[]) => {
      const getUploads = async () => [
        still,
        anUpload({ id: 'upl_2', ownerId: 'usr_1', purpose: 'video', picture: null, film }),
      ]
      const named = { images, video: { video: 'upl_2', poster: 'upl_1' } }
      return claims.claimUploads('lst_1', owner, named, none, { getUploads })
    }
    const film = { width: 1, height: 1, seconds: 1 } as unknown as UploadRecord['film']
    same((await claim(film, [])).files.video?.id, 'upl_2')
    await refuses('UPLOAD_UNUSABLE', () => claim(undefined, []))
    await refuses('UPLOAD_UNUSABLE', () => claim(film, ['upl_1']))
  },
  'a verdict on what was judged': async () => {
    const upload = await stored({ state: 'REFUSED', refusal: 'TOO_LARGE' as never, picture: null })
    same(await uploads.judgeUpload(upload.id, { state: 'READY', picture }), false)
    same(await uploads.keepPicture(upload.id, picture), false)
    same((await read(keys.upload(upload.id)))?.['state'], 'REFUSED')
  },
  'a refusal of what is unknown or refused': async () => {
    const { id } = await stored()
    same(await uploads.refuseUpload(id, 'TOO_LARGE' as never), true)
    same(await uploads.refuseUpload(id, 'TOO_LARGE' as never), false)
    same(await uploads.refuseUpload(newId('upload'), 'TOO_LARGE' as never), false)
  },
  'the sweep of what is in use by now': async () => {
    const upload = await stored({ attachedTo: 'lst_1' })
    same(await stale.markForDeletion(upload.id), false)
    same(await stale.deleteUpload(upload), false)
    same((await read(keys.upload(upload.id)))?.['state'], 'READY')
  },
  'a condemned upload that another run has handed over': async () => {
    const { id } = await stored()
    const found = async () => String((await read(keys.upload(id)))?.['statusSk'])
    await transact([stale.discardWrite(id, null)])
    const seen = { id, place: await found() }
    same(await stale.moveCondemned(seen, at), true)
    const moved = await found()
    same(await stale.moveCondemned(seen, new Date(at.getTime() + 1)), false)
    same(await found(), moved)
  },
  'a document taken from what uses it no more': () => {
    const upload = anUpload({ attachedTo: 'lst_1' })
    return fitsOnly(stale.discardWrite(upload.id, 'lst_1'), upload, [{ ...upload, attachedTo: 'lst_2' }])
  },
  'a document given back to its owner by what uses it no more': () => {
    const upload = anUpload({ attachedTo: 'sub_1' })
    return fitsOnly(stale.releaseWrite(upload.id, upload.ownerId, 'sub_1', at), upload, [
      { ...upload, attachedTo: 'sub_2' },
      { ...upload, attachedTo: null },
      { ...upload, ownerId: newId('user') },
    ])
  },
  'twins of a photo that is gone, or has enough': async () => {
    const absent = newId('upload')
    await hashes.addTwins(absent, [newId('upload')])
    same(await read(keys.upload(absent)), undefined)
    const twins = new Set(Array.from({ length: limits.samePhotos }, () => newId('upload')))
    const { id } = await stored({ twins })
    await hashes.addTwins(id, [newId('upload')])
    const kept = (await read(keys.upload(id)))?.['twins']
    same(kept instanceof Set && kept.size, twins.size)
  },
}
