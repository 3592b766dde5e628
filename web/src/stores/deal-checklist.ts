import { create } from 'zustand'
import { onListChange, readList, writeList } from './person.ts'

const key = 'dealChecklist'
/** At most this many listings; nobody is about to buy more cars, and the oldest are dropped. */
export const checklistsAtMost = 20

/** Steps that are done, by listing id; the listing changed last comes last. */
type Done = Readonly<Record<string, readonly string[]>>

/** Parses `lst_…:papers.loan;lst_…:papers`; anything else in the stored text is ignored. */
const readDone = (): Done =>
  Object.fromEntries(
    [...(readList(key) ?? '').matchAll(/(lst_[0-9A-Z]{26}):([a-z.]+)/g)].map(([, id, steps]) => [
      id!,
      steps!.split('.'),
    ]),
  )

const write = (done: Done) =>
  Object.entries(done)
    .map(([id, steps]) => `${id}:${steps.join('.')}`)
    .join(';') || null

/** The steps of buying a car that are done, kept in the browser. */
export const useDealChecklist = create<{ done: Done }>(() => ({ done: readDone() }))

onListChange(key, () => useDealChecklist.setState({ done: readDone() }))

const keep = (done: Done): void => {
  writeList(key, write(done))
  useDealChecklist.setState({ done })
}

/** Notes that a step (lower-case letters) is done, or that it is not. */
export const tickStep = (listingId: string, step: string, isDone: boolean): void => {
  const { [listingId]: before = [], ...others } = useDealChecklist.getState().done
  const steps = [...before.filter((one) => one !== step), ...(isDone ? [step] : [])]
  const kept = Object.entries(others).slice(1 - checklistsAtMost)
  keep(Object.fromEntries(steps.length > 0 ? [...kept, [listingId, steps]] : kept))
}

/** Forgets what is done for a listing. */
export const clearSteps = (listingId: string): void => {
  const { [listingId]: _, ...others } = useDealChecklist.getState().done
  keep(others)
}
