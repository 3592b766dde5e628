import { nothingCollected, type Collected } from './match-photos.ts'
import type { CarOutcome, PhotoState } from './run-car.ts'

/** The state of uploading photos for the cars of an import. */
export type PhotoRun = {
  /** The import of the chosen photos; at most one at a time. */
  importId: string | null
  collected: Collected
  phase: 'idle' | 'running' | 'stopped' | 'ended'
  /** The error that stopped it; null when the user did. */
  error: unknown
  cars: Readonly<Record<string, 'busy' | CarOutcome>>
  /** Photos by listing and by key: two cars may name the same photo. */
  photos: Readonly<Record<string, Readonly<Record<string, PhotoState>>>>
}

export type PhotoRunEvent =
  | { type: 'chosen'; importId: string; collected: Collected }
  | { type: 'started' }
  | { type: 'photo'; listingId: string; key: string; state: PhotoState }
  | { type: 'car'; listingId: string; state: 'busy' | CarOutcome }
  /** The whole car failed; `areGone` when its uploads can no longer be used. */
  | { type: 'carFailed'; listingId: string; keys: readonly string[]; error: unknown; areGone: boolean }
  | { type: 'ended' }
  | { type: 'stopped'; error: unknown }
  | { type: 'reset' }

export const initialRun: PhotoRun = {
  importId: null,
  collected: nothingCollected,
  phase: 'idle',
  error: null,
  cars: {},
  photos: {},
}

/** The state after an event; an event that does not fit the phase changes nothing. */
export const nextRun = (run: PhotoRun, event: PhotoRunEvent): PhotoRun => {
  if (event.type === 'reset') return initialRun
  if (run.phase !== 'running') {
    if (event.type === 'started') return { ...run, phase: 'running', error: null }
    if (event.type !== 'chosen') return run
    const before = run.importId === event.importId ? run : initialRun
    return { ...before, importId: event.importId, collected: event.collected }
  }
  const photosOf = (listingId: string) => run.photos[listingId] ?? {}
  switch (event.type) {
    case 'photo': {
      const { listingId, key, state } = event
      return { ...run, photos: { ...run.photos, [listingId]: { ...photosOf(listingId), [key]: state } } }
    }
    case 'car':
      return { ...run, cars: { ...run.cars, [event.listingId]: event.state } }
    case 'carFailed': {
      const { listingId, keys, error, areGone } = event
      const uploaded = areGone ? new Map<string, string>() : uploadedOf(run, listingId)
      const failed = keys.map((key): [string, PhotoState] => {
        const url = uploaded.get(key)
        return [key, { phase: 'failed', error, ...(url && { url }) }]
      })
      return {
        ...run,
        cars: { ...run.cars, [listingId]: 'failed' },
        photos: { ...run.photos, [listingId]: Object.fromEntries(failed) },
      }
    }
    case 'ended':
      return { ...withoutBusy(run), phase: 'ended' }
    case 'stopped':
      return { ...withoutBusy(run), phase: 'stopped', error: event.error }
    default:
      return run
  }
}

/** The addresses of the photos of a car that are uploaded, by key, whether or not the car has them. */
export const uploadedOf = ({ photos }: PhotoRun, listingId: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(photos[listingId] ?? {}).flatMap(([key, state]) =>
      'url' in state && state.url ? [[key, state.url]] : [],
    ),
  )

const keepIf = <T>(record: Readonly<Record<string, T>>, isKept: (value: T) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isKept(value)))

/** A next start treats interrupted cars and photos as not started. */
const withoutBusy = ({ cars, photos, ...rest }: PhotoRun): PhotoRun => ({
  ...rest,
  cars: keepIf(cars, (state) => state !== 'busy'),
  photos: Object.fromEntries(
    Object.entries(photos).map(([id, of]) => [id, keepIf(of, ({ phase }) => phase !== 'busy')]),
  ),
})
