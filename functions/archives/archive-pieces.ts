import { readPhotoVariant, readVideo } from '#functions/adapters/photo-storage.ts'
import { readDocument } from '#functions/adapters/upload-storage.ts'
import { logger } from '#functions/core/logger.ts'
import { getUploads, listLooseUploads, type UploadRecord } from '#functions/data/uploads.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { gatherExport } from '#functions/identity/gather-export.ts'
import { coverPage, partPage } from './archive-pages.ts'
import { signingKey } from './signing-key.ts'
import { zipFile } from './zip-file.ts'
import type { Language } from '#shared/constants/market.ts'
import { photoWidths } from '#shared/constants/photos.ts'
import { archiveBytes } from '#shared/rules/archive.ts'
import type { UserExport } from '#shared/schemas/user-export.ts'

const live = {
  gatherExport,
  getUploads,
  listLooseUploads,
  readDocument,
  readPhotoVariant,
  readVideo,
  signingKey,
  atMost: archiveBytes,
}

async function* partsOf(user: UserRecord, deps: typeof live): AsyncGenerator<UserExport> {
  let cursor: string | undefined
  do {
    const part = await deps.gatherExport(user, cursor)
    yield part
    cursor = part.nextCursor
  } while (cursor)
}

const uploadsIn = (text: string): string[] => text.match(/\b(?:upl|doc|vid)_[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? []

/** The person's own finished uploads among these, documents first: the export also shows photos of others' cars. */
const ownFiles = async (user: UserRecord, named: ReadonlySet<string>, deps: typeof live) => {
  const loose = await deps.listLooseUploads(user.id)
  const found = [...(await deps.getUploads([...named])), ...loose.filter(({ id }) => !named.has(id))]
  const own = found.filter(({ ownerId, state }) => ownerId === user.id && state === 'READY')
  return own.toSorted((one, other) => one.purpose.localeCompare(other.purpose))
}

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** A file as it is in the archive: a document as it was sent, a photo in the largest size that the site shows, a video as it is shown. Undefined once it is gone. */
const readFile = async ({ id, purpose, contentType, film }: UploadRecord, deps: typeof live) => {
  if (purpose === 'document') {
    const bytes = await deps.readDocument(id)
    return bytes && { name: `documents/${id}.${endings[contentType] ?? 'bin'}`, bytes }
  }
  if (purpose === 'video') {
    const bytes = await deps.readVideo(id)
    return bytes && { name: `videos/${id}.${endings[film?.contentType ?? contentType] ?? 'bin'}`, bytes }
  }
  const bytes = await deps.readPhotoVariant(id, photoWidths.at(-1) ?? 1920, 'jpeg')
  return bytes && { name: `photos/${id}.jpg`, bytes }
}

/**
 * The ZIP file of everything that is kept about a person, and what is in it once all pieces were taken. A part of the export, or a
 * file, is in memory at a time.
 */
export const archivePieces = (
  user: UserRecord,
  { language, origin, at }: { language: Language; origin: string; at: Date },
  deps = live,
) => {
  const zip = zipFile()
  const content = { files: 0, leftOut: 0 }
  let left = deps.atMost

  const addFile = async (upload: UploadRecord): Promise<void> => {
    // What does not fit need not be read.
    if (upload.purpose !== 'document' && left <= 0) return void content.leftOut++
    const file = await readFile(upload, deps)
    // Deleted meanwhile: it is not kept, so nothing is left out.
    if (!file) return
    if (file.bytes.length > left) return void content.leftOut++
    left -= file.bytes.length
    zip.add(file.name, file.bytes, true)
    content.files++
  }

  async function* pieces(): AsyncGenerator<Uint8Array> {
    const key = await deps.signingKey(at)
    const named = new Set<string>()
    let parts = 0
    for await (const part of partsOf(user, deps)) {
      const json = JSON.stringify(part, null, 2)
      for (const id of uploadsIn(json)) named.add(id)
      parts++
      zip.add(`data/${parts}.json`, json)
      zip.add(`pages/${parts}.html`, partPage(part, language))
      left -= json.length
      yield* zip.take()
    }
    for (const upload of await ownFiles(user, named, deps)) {
      await addFile(upload)
      yield* zip.take()
    }
    if (content.leftOut > 0) logger.warn('an archive is without some files', { count: content.leftOut })
    zip.add('index.html', coverPage({ ...content, parts, origin, at, keyId: key.id, language }))
    const sums = zip.sums()
    zip.add('SHA256SUMS', sums)
    zip.add('SHA256SUMS.sig', key.sign(sums))
    zip.end()
    yield* zip.take()
  }
  return { pieces: pieces(), content }
}
