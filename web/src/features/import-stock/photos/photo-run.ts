import { create } from 'zustand'
import { limits } from '#shared/constants/limits.ts'
import { useSession } from '#web/stores/session.ts'
import type { ImportTools } from '#web/features/import-stock/import-tools.ts'
import { collectPhotos, nothingCollected, type Collected } from './collect-photos.ts'
import { foundPhotos, type CarPhotos } from './match-photos.ts'
import {
  runCarLive,
  stopsAll,
  type CarJob,
  type CarOutcome,
  type ExistingChoice,
  type PhotoState,
} from './run-car.ts'
import { createSlots } from './slots.ts'

// The browser wants a connection for the page itself, and shrinking takes memory.
const photosAtOnce = 3

type PhotoRun = {
  /** The import whose photos these are; at most one at a time. */
  importId: string | null
  collected: Collected
  phase: 'idle' | 'running' | 'stopped' | 'ended'
  /** What stopped it, when nobody did. */
  error: unknown
  cars: Readonly<Record<string, 'busy' | CarOutcome>>
  /** By `photoId`. */
  photos: Readonly<Record<string, PhotoState>>
}

const nothing: PhotoRun = {
  importId: null,
  collected: nothingCollected,
  phase: 'idle',
  error: null,
  cars: {},
  photos: {},
}

/**
 * The photos that are being brought in. Outside the components, because an upload of an hour must live through a look at
 * another page.
 */
export const usePhotoRun = create<PhotoRun>(() => nothing)

const { getState, setState } = usePhotoRun
let running: AbortController | undefined
let arrived = new Map<string, Map<string, string>>()

/** Names a photo of a car: one photo can be named by two cars. */
export const photoId = (listingId: string, key: string): string => `${listingId}/${key}`

// Why a run was stopped, when somebody pressed the button.
const byHand = new DOMException('stopped', 'AbortError')

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()

/** Adds chosen files; those of another import make room. Never while another import's photos are on their way. */
export const choosePhotos = async (importId: string, files: readonly File[]): Promise<void> => {
  if (getState().importId !== importId) {
    arrived = new Map()
    setState({ ...nothing, importId })
  }
  const collected = await collectPhotos(getState().collected, files)
  if (getState().importId === importId) setState({ collected })
}

/** Stops after what is under way; what has arrived is kept, and starting again goes on from there. */
export const stopPhotos = (): void => running?.abort(byHand)

const arrivedOf = (listingId: string): Map<string, string> => {
  const known = arrived.get(listingId) ?? new Map<string, string>()
  arrived.set(listingId, known)
  return known
}

const putCar = (listingId: string, state: 'busy' | CarOutcome) =>
  setState((run) => ({ cars: { ...run.cars, [listingId]: state } }))

const putPhoto = (listingId: string, key: string, state: PhotoState) =>
  setState((run) => ({ photos: { ...run.photos, [photoId(listingId, key)]: state } }))

type Way = Pick<CarJob, 'existing' | 'lines'> & { uploadPhoto: ImportTools['uploadPhoto'] }

const bring = async (car: CarPhotos, { existing, lines, uploadPhoto }: Way, controller: AbortController) => {
  const { listingId } = car
  const { signal } = controller
  const photos = foundPhotos(car)
  const tell = (key: string, state: PhotoState) => putPhoto(listingId, key, state)
  if (signal.aborted) return
  putCar(listingId, 'busy')
  try {
    const job = { listingId, photos, existing, arrived: arrivedOf(listingId), lines, signal, tell }
    putCar(listingId, await runCarLive(job, uploadPhoto))
  } catch (error) {
    if (signal.aborted) return
    if (stopsAll(error)) return controller.abort(error)
    putCar(listingId, 'failed')
    for (const { key } of photos) tell(key, { phase: 'failed', error })
  }
}

/** What was under way when it stopped has not begun, as far as a next start is concerned. */
const withoutBusy = ({ cars, photos }: PhotoRun) => ({
  cars: Object.fromEntries(Object.entries(cars).filter(([, state]) => state !== 'busy')),
  photos: Object.fromEntries(Object.entries(photos).filter(([, { phase }]) => phase !== 'busy')),
})

/**
 * Brings the found photos of these cars in, car by car, and those that failed before once more. Uploads that no car has yet are
 * never more than a single car may have, far below what the server allows.
 */
export const startPhotos = async (
  cars: readonly CarPhotos[],
  existing: ExistingChoice,
  uploadPhoto: ImportTools['uploadPhoto'],
): Promise<void> => {
  const controller = new AbortController()
  const { signal } = controller
  running = controller
  setState({ phase: 'running', error: null })
  window.addEventListener('beforeunload', askBeforeClosing)
  const loose = createSlots(limits.listing.photos)
  const way = { existing, uploadPhoto, lines: createSlots(photosAtOnce) }
  const left = cars.filter((car) => foundPhotos(car).length > 0 && getState().cars[car.listingId] !== 'done')
  await Promise.all(left.map((car) => loose.with(foundPhotos(car).length, () => bring(car, way, controller))))
  window.removeEventListener('beforeunload', askBeforeClosing)
  if (running !== controller) return
  running = undefined
  const error = signal.reason === byHand ? null : (signal.reason ?? null)
  setState((run) => ({ ...withoutBusy(run), phase: signal.aborted ? 'stopped' : 'ended', error }))
}

// What somebody chose is not for whoever signs in next.
useSession.subscribe(({ token }) => {
  if (token !== null) return
  stopPhotos()
  running = undefined
  arrived = new Map()
  setState(nothing)
})
