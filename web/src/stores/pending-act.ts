import { tabDraft } from './draft.ts'

// An act that asked for sign-in waits in its tab, where it is finished after signing in, signing up, or doing so in another tab.

/** The acts that may wait. `features/keep` checks what it finds before it does it. */
export type PendingAct =
  | { type: 'saveCar'; listingId: string; title: string }
  | { type: 'savePlate'; plateId: string; title: string }
  | { type: 'saveSearch'; name: string; searchParams: Record<string, string>; alertsEnabled: boolean }

/** An act is finished within half an hour; after that nobody remembers it. */
const actLastsMs = 30 * 60_000

type Waiting = { act: PendingAct; until: number }

const draft = () => tabDraft<Waiting>('pending-act')

/** Keeps an act until its person has signed in; a newer one takes its place. */
export const keepPendingAct = (act: PendingAct): void => draft().keep({ act, until: Date.now() + actLastsMs })

/** Whether something waits, whatever it is. */
export const hasPendingAct = (): boolean => draft().read() !== null

/** Takes the act that waits, so that it is done once; undefined for none, or one that is out of date. Not yet checked. */
export const takePendingAct = (): unknown => {
  const waiting = draft().read()
  draft().forget()
  return Number(waiting?.until) > Date.now() ? waiting?.act : undefined
}
