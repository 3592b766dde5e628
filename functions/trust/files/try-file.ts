import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { api } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { carForm } from '#functions/testing/cars.ts'
import type { Person } from '#functions/testing/people.ts'
import { sendStockFile } from '#functions/testing/stock-imports.ts'
import {
  isStored,
  type Judged,
  uploadDocument,
  uploadPhoto,
  uploadVideo,
} from '#functions/testing/uploads.ts'
import type { HostileFile, Purpose } from '#functions/trust/files/hostile-file.ts'
import { complaintsAboutPhoto } from '#functions/trust/files/served-photo.ts'
import { documentContentTypes, photoContentTypes, photoUrl } from '#shared/constants/photos.ts'
import { videoContentTypes } from '#shared/constants/videos.ts'
import type { UploadPurpose } from '#functions/data/uploads.ts'
import { refusals } from '#shared/schemas/upload.ts'

/** The users who upload: any seller for photos and documents, a dealership for stock files. */
export type Senders = { seller: Person; dealer: Person }

type Sent = { outcome: 'refused' | 'taken'; complaints: string[] }

const publicFiles = async (id: string): Promise<number> => {
  const { KeyCount = 0 } = await s3().send(
    new ListObjectsV2Command({ Bucket: env().PHOTO_BUCKET, Prefix: id }),
  )
  return KeyCount
}

/** The remains of a refused file: its stored or public objects, and any use that is still possible. */
const remains = async (purpose: UploadPurpose, { id, url }: Judged, token: string): Promise<string[]> => {
  // The check's result must be stored before the file is deleted, since a repeated event could not check a deleted file.
  const isLeft = await askUntil(
    () => isStored(purpose, id),
    (stored) => !stored,
  )
  const named = {
    photo: { images: [url] },
    document: { verificationDocuments: { idCard: url } },
    // The poster is looked at after the video.
    video: { video: { video: url, poster: photoUrl(`upl_${'0'.repeat(26)}`) } },
  }[purpose]
  const claim = await api('POST', '/api/listings', {
    token,
    body: { ...carForm(), ...named, status: 'DRAFT' },
  })
  const read = await api('GET', purpose === 'video' ? url : `/api/listing-images/${id}?w=640`)
  return [
    ...(isLeft ? ['is still stored'] : []),
    ...((await publicFiles(id)) > 0 ? ['is public'] : []),
    ...(claim.body?.code === 'UPLOAD_UNUSABLE' ? [] : [`could be attached: ${claim.status}`]),
    ...(read.status === 404 ? [] : [`is served: ${read.status}`]),
  ]
}

const judged = async (purpose: UploadPurpose, file: Judged, token: string): Promise<Sent> => {
  if (file.state === 'READY')
    return { outcome: 'taken', complaints: purpose === 'photo' ? await complaintsAboutPhoto(file) : [] }
  const isExplained = refusals.some((each) => each === file.refusal)
  const complaints = await remains(purpose, file, token)
  return { outcome: 'refused', complaints: isExplained ? complaints : [...complaints, 'nobody says why'] }
}

const typeFor = (file: HostileFile, types: readonly string[], turn: number): string =>
  file.as && types.includes(file.as) ? file.as : (types[turn % types.length] ?? '')

const send: Record<Purpose, (file: HostileFile, from: Senders, turn: number) => Promise<Sent>> = {
  photo: async (file, { seller: { token } }, turn) => {
    const contentType = typeFor(file, photoContentTypes, turn)
    return judged('photo', await uploadPhoto(token, { contentType, bytes: await file.make() }), token)
  },
  document: async (file, { seller: { token } }, turn) => {
    const contentType = typeFor(file, documentContentTypes, turn)
    return judged('document', await uploadDocument(token, { contentType, bytes: await file.make() }), token)
  },
  video: async (file, { seller: { token } }, turn) => {
    const contentType = typeFor(file, videoContentTypes, turn)
    return judged('video', await uploadVideo(token, { contentType, bytes: await file.make() }), token)
  },
  stock: async (file, { dealer }) => {
    const { state, refusal } = await sendStockFile(dealer, await file.make())
    if (state !== 'REFUSED') return { outcome: 'taken', complaints: [] }
    return { outcome: 'refused', complaints: refusal ? [] : ['nobody says why'] }
  },
}

/**
 * Uploads a file like a user and checks the result. @returns the problems; none when it was refused or made harmless. `turn` selects the
 * announced content type
 */
export const complaintsAbout = async (
  file: HostileFile,
  purpose: Purpose,
  from: Senders,
  turn: number,
): Promise<string[]> => {
  const { outcome, complaints } = await send[purpose](file, from, turn)
  const isRight = outcome === 'refused' || file.mayServeAs?.includes(purpose)
  return (isRight ? complaints : [...complaints, 'was taken']).map(
    (each) => `${file.name}, as a ${purpose}: ${each}`,
  )
}
