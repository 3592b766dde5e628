import { addTwins, findSamePhotos, notePhotoHash } from '#functions/data/photo-hashes.ts'

const live = { notePhotoHash, findSamePhotos, addTwins }

/**
 * Finds photos of other people that look like a new one, and notes each on the other, so that whoever publishes second is
 * noticed. The new one is made known before the others are looked for: of two that come at the same moment, at least one
 * sees the other. Twice changes nothing.
 */
export const linkSamePhotos = async (
  photo: { id: string; ownerId: string; hash: string },
  deps = live,
): Promise<void> => {
  await deps.notePhotoHash(photo)
  const twins = await deps.findSamePhotos(photo)
  if (twins.length === 0) return
  await Promise.all([deps.addTwins(photo.id, twins), ...twins.map((twin) => deps.addTwins(twin, [photo.id]))])
}
