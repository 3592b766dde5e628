import { create } from 'zustand'
import { sessionLimits } from '#shared/constants/sessions.ts'
import { authToken, ownerOf, signedInAt, useSession } from './session.ts'

type ProofState = {
  /** Asks the person to prove who they are, while a call waits for it; null while none does. */
  answer: ((isProven: boolean) => void) | null
}

/** The question that the dialog in the site's frame shows. */
export const useProof = create<ProofState>(() => ({ answer: null }))

// Somebody else may sign in by another tab: they are not asked to prove what would then be done in their name.
useSession.subscribe(({ token }, before) => {
  if (ownerOf(token) !== ownerOf(before.token)) useProof.getState().answer?.(false)
})

let asking: Promise<boolean> | undefined
let provenAt = 0

/** Asks for a proof; calls that need one together share it. @returns false when the person would rather not */
export const askForProof = (): Promise<boolean> =>
  (asking ??= new Promise<boolean>((resolve) => {
    useProof.setState({ answer: resolve })
  })
    .then((isProven) => {
      if (isProven) provenAt = Date.now()
      return isProven
    })
    .finally(() => {
      asking = undefined
      useProof.setState({ answer: null })
    }))

/**
 * Asks for a proof before an act that needs one and leaves only in `seconds`, where the last one that is known of here will be too old by
 * then: when the page goes there is nobody left to ask. @returns false when the person would rather not
 */
export const proveAhead = async (seconds: number): Promise<boolean> => {
  const age = Date.now() - Math.max(provenAt, signedInAt(authToken()))
  return age + seconds * 1000 < sessionLimits.proofSeconds * 1000 || askForProof()
}
