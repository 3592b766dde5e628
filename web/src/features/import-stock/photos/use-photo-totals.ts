import { foundPhotos, type CarPhotos } from './match-photos.ts'
import { photoId, usePhotoRun } from './photo-run.ts'

export type PhotoTotals = {
  /** Photos that can be uploaded, and how many of them need no more work. */
  count: number
  settled: number
  failed: number
}

/** How far the photos of these cars have come. */
export const usePhotoTotals = (cars: readonly CarPhotos[]): PhotoTotals => {
  const run = usePhotoRun()
  const totals = { count: 0, settled: 0, failed: 0 }
  for (const car of cars) {
    const isSkipped = run.cars[car.listingId] === 'skipped'
    for (const { key } of foundPhotos(car)) {
      const phase = run.photos[photoId(car.listingId, key)]?.phase
      totals.count += 1
      if (isSkipped || (phase !== undefined && phase !== 'busy')) totals.settled += 1
      if (!isSkipped && phase === 'failed') totals.failed += 1
    }
  }
  return totals
}
