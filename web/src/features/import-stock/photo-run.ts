import { create } from 'zustand'
import { limits } from '#shared/constants/limits.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useSession } from '#web/stores/session.ts'
import { collectPhotos, nothingCollected, foundPhotos, type CarPhotos } from './match-photos.ts'
import { initialRun, nextRun, uploadedOf, type PhotoRun, type PhotoRunEvent } from './photo-run-machine.ts'
import { createSlots, runCar, stopsAll, type CarJob, type ExistingChoice } from './run-car.ts'

/**
 * The photos that are being uploaded. Outside the components, because an upload of an hour must survive a visit to another
 * page. All changes are events of `photo-run-machine.ts`.
 */
export const usePhotoRun = create<PhotoRun>(() => initialRun)

const send = (event: PhotoRunEvent) => usePhotoRun.setState((run) => nextRun(run, event))

/** Adds chosen files; those of another import are dropped. Not while photos are being uploaded. */
export const addPhotos = async (importId: string, files: readonly File[]): Promise<void> => {
  const run = usePhotoRun.getState()
  const before = run.importId === importId ? run.collected : nothingCollected
  send({ type: 'chosen', importId, collected: before })
  const collected = await collectPhotos(before, files)
  if (usePhotoRun.getState().importId === importId) send({ type: 'chosen', importId, collected })
}

// The browser needs a connection for the page itself, and shrinking photos takes memory.
const photosAtOnce = 3

// The reason of an abort by the stop button.
const stoppedByUser = new DOMException('stopped', 'AbortError')

let controller: AbortController | undefined

/** Stops after the photos that are being uploaded; a new start goes on from there. */
export const stopPhotos = (): void => controller?.abort(stoppedByUser)

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Uploads the found photos of these cars, car by car, and those that failed before once more. The uploads that no car has yet
 * are never more than a single car may have, far below what the server allows.
 */
export const startPhotos = async (cars: readonly CarPhotos[], existing: ExistingChoice): Promise<void> => {
  const own = new AbortController()
  const { signal } = own
  controller = own
  send({ type: 'started' })
  window.addEventListener('beforeunload', askBeforeClosing)
  const carSlots = createSlots(limits.listing.photos)
  const uploadSlots = createSlots(photosAtOnce)
  const { cars: outcomes } = usePhotoRun.getState()
  const left = cars.filter((car) => foundPhotos(car).length > 0 && outcomes[car.listingId] !== 'done')
  const run = (car: CarPhotos) => uploadCar(car, { existing, uploadSlots, signal }, (e) => own.abort(e))
  await Promise.all(left.map((car) => carSlots.with(foundPhotos(car).length, () => run(car))))
  window.removeEventListener('beforeunload', askBeforeClosing)
  // Another user may have signed in since.
  if (controller !== own) return
  controller = undefined
  if (!signal.aborted) send({ type: 'ended' })
  else send({ type: 'stopped', error: signal.reason === stoppedByUser ? null : signal.reason })
}

type Shared = Pick<CarJob, 'existing' | 'uploadSlots' | 'signal'>

const uploadCar = async (car: CarPhotos, shared: Shared, stopAll: (error: unknown) => void) => {
  if (shared.signal.aborted) return
  const { listingId } = car
  send({ type: 'car', listingId, state: 'busy' })
  try {
    const outcome = await runCar({
      ...shared,
      listingId,
      photos: foundPhotos(car),
      uploaded: uploadedOf(usePhotoRun.getState(), listingId),
      onPhoto: (key, state) => send({ type: 'photo', listingId, key, state }),
    })
    send({ type: 'car', listingId, state: outcome })
  } catch (error) {
    if (shared.signal.aborted) return
    if (stopsAll(error)) return stopAll(error)
    // Unused uploads are deleted after a while: a next try then sends the photos again.
    const areGone = hasCode(error, 'UPLOAD_UNUSABLE')
    send({ type: 'carFailed', listingId, keys: foundPhotos(car).map(({ key }) => key), error, areGone })
  }
}

// The chosen photos are not for the next user who signs in.
useSession.subscribe(({ token }) => {
  if (token !== null) return
  stopPhotos()
  controller = undefined
  send({ type: 'reset' })
})
