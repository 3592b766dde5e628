import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { putWrite, updateWrite, deleteWrite, write } from '#functions/data/table.ts'
import type { Write } from './transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { queryItems } from '#functions/data/queries.ts'

type HashedPhoto = { id: string; ownerId: string; hash: string }

const hashed = z.object({ id: z.string(), ownerId: z.string(), hash: z.string() })

const bandDigits = 4

/** A hash of 16 hex digits in four. Two hashes that differ in three bits or fewer have a band in common; in four, nearly all. */
const bandsOf = (hash: string): string[] =>
  Array.from({ length: hash.length / bandDigits }, (_, band) =>
    hash.slice(band * bandDigits, (band + 1) * bandDigits),
  )

const bitsIn = (value: bigint): number => value.toString(2).replaceAll('0', '').length

/** In how many bits two hashes differ. */
const distance = (one: string, other: string): number => bitsIn(BigInt(`0x${one}`) ^ BigInt(`0x${other}`))

// Recompressed, resized and brightened copies of the demo's pictures are 4 bits away at most, different pictures at least 6.
const sameWithin = 4

// A band has 65,536 values and its bits are even, so at a million photos some fifteen share one.
const comparedAtMost = 100

/** Makes a photo known to those that come after it. Twice changes nothing. */
export const notePhotoHash = async (photo: HashedPhoto): Promise<void> => {
  const items = bandsOf(photo.hash).map((bits, band) => ({
    ...keys.photoHash(band, bits, photo.id),
    ...photo,
  }))
  await Promise.all(items.map((item) => write(putWrite(item))))
}

/** The writes that delete the hashes of a photo. */
export const deletePhotoHashWrites = (uploadId: string, hash: string | null): Write[] =>
  bandsOf(hash ?? '').map((bits, band) => deleteWrite(keys.photoHash(band, bits, uploadId)))

/** Photos of other people that look like this one: the ids of a few, the most alike first. Strongly consistent. */
export const findSamePhotos = async ({ hash, ownerId }: HashedPhoto): Promise<string[]> => {
  const answers = await Promise.all(
    bandsOf(hash).map((bits, band) =>
      queryItems(
        { partition: partitions.photoHash(band, bits), consistent: true, limit: comparedAtMost },
        hashed,
        comparedAtMost,
      ),
    ),
  )
  const distances = new Map<string, number>()
  for (const other of answers.flat()) {
    const bits = distance(hash, other.hash)
    if (other.ownerId !== ownerId && bits <= sameWithin) distances.set(other.id, bits)
  }
  const closest = [...distances].toSorted(([, a], [, b]) => a - b)
  return closest.slice(0, limits.samePhotos).map(([uploadId]) => uploadId)
}

/** Notes on a photo that others look the same, unless it has enough of them or no longer exists. */
export const addTwins = async (uploadId: string, twinIds: readonly string[]): Promise<void> => {
  await write(
    updateWrite(keys.upload(uploadId), {
      add: { twins: new Set(twinIds) },
      if: 'attribute_exists(pk) AND (attribute_not_exists(twins) OR size(twins) < :enough)',
      values: { enough: limits.samePhotos },
    }),
  )
}
