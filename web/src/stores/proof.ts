import { create } from 'zustand'

type ProofState = {
  /** Asks the person to prove who they are, while a call waits for it; null while none does. */
  answer: ((isProven: boolean) => void) | null
}

/** What the dialog of the site's frame shows. */
export const useProof = create<ProofState>(() => ({ answer: null }))

let asking: Promise<boolean> | undefined

/** Asks for a proof; calls that need one together share it. @returns false when the person would rather not */
export const askForProof = (): Promise<boolean> =>
  (asking ??= new Promise<boolean>((resolve) => {
    useProof.setState({ answer: resolve })
  }).finally(() => {
    asking = undefined
    useProof.setState({ answer: null })
  }))
