import { create } from 'zustand'
import type { Employment } from '#shared/schemas/staff.ts'
import { currentPerson } from './person.ts'
import { useSession } from './session.ts'
import { onStoredElsewhere, readStored, type StoredKey, writeStored } from './storage.ts'

// For whom the signed-in person acts in this browser: their dealership, or themselves. Only what is asked for and shown; whether they may,
// the server says with each call.

export type Acting = Pick<Employment, 'dealershipId' | 'dealership' | 'role'>

const prefix = 'acting:'
const key = (): StoredKey => `${prefix}${currentPerson()}`
/** They have chosen to be themselves. */
const themselves = 'own'

const read = (): Acting | null => {
  const stored = currentPerson() ? readStored(key()) : null
  return stored === null || stored === themselves ? null : (JSON.parse(stored) as Acting)
}

export const useActing = create<{ acting: Acting | null }>(() => ({ acting: read() }))

const refresh = () => useActing.setState({ acting: read() })

let person = currentPerson()
useSession.subscribe(() => {
  // A session that is renewed is the same person's, whose acts may still be leaving in the name of before.
  if (person === currentPerson()) return
  person = currentPerson()
  refresh()
})

let workBefore = (): Promise<void> => Promise.resolve()

/** Has `work` done before a change in another tab counts in this one. */
export const beforeActingChanges = (work: () => Promise<void>): void => {
  workBefore = work
}

onStoredElsewhere((changed) => {
  if (changed === null || changed.startsWith(prefix)) void workBefore().finally(refresh)
})

/** Whether both are acting for the same dealership in the same role, or for none. */
export const isSameActing = (one: Acting | null, other: Acting | null): boolean =>
  one?.dealershipId === other?.dealershipId && one?.role === other?.role

/** The dealership for which the person acts now, by its id. For code that is not a component. */
export const actingFor = (): string | undefined => useActing.getState().acting?.dealershipId

/** Whether they chose to be themselves although they could act for a dealership. */
export const isThemselves = (): boolean => readStored(key()) === themselves

/** Acts for a dealership from now on, or by choice for nobody. */
export const actFor = (acting: Acting | null): void => {
  const kept = acting && {
    dealershipId: acting.dealershipId,
    dealership: acting.dealership,
    role: acting.role,
  }
  writeStored(key(), kept ? JSON.stringify(kept) : themselves)
  // Where storage is blocked, it lasts until the page is left.
  useActing.setState({ acting: kept })
}

/** Forgets for whom they acted: they may no longer. */
export const endActing = (): void => {
  writeStored(key(), null)
  useActing.setState({ acting: null })
}
