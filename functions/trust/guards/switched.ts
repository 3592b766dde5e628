import { findGuards } from '#scripts/mutants/find-guards.ts'
import { loadSwitched } from '#scripts/mutants/load-switched.ts'

const guarded = findGuards()

/** Every guard of the product, as it is at this moment. */
export const { guards } = guarded

/** A module of the product whose guards can be switched off: `switched<typeof import('…')>('…')`. */
export const switched = loadSwitched(guarded)
