import type { SubmissionView } from '#shared/schemas/verification.ts'
import { readStored, writeStored } from '#web/stores/storage.ts'
import { unsavedKey, unsavedLives } from '#web/stores/unsaved-work.ts'
import type { Answers } from './answers.ts'
import type { Arrived } from './documents.ts'

/** What was typed and is not on the server, as this browser keeps it. */
export type Kept = {
  /** In milliseconds. */
  at: number
  /** The application's version that it changes; 0 before there is one. */
  version: number
  answers: Answers
  documents: readonly Arrived[]
}

/** Where it is kept for one person. */
export const keptKey = (userId: string): string => unsavedKey('verification', userId)

const isArrived = (value: Partial<Arrived> | null): boolean =>
  typeof value?.key === 'string' && typeof value.url === 'string' && typeof value.name === 'string'

/** What was left; undefined when there is nothing, it is older than two weeks, or an older page wrote it. `now` in milliseconds. */
export const readKept = (key: string, blank: Answers, now: number): Kept | undefined => {
  try {
    const { at, version, answers, documents } = JSON.parse(readStored(key) ?? '') as Kept
    if (!(now - at <= unsavedLives) || !documents.every(isArrived)) return undefined
    const texts = Object.keys(blank).map((name) => [name, answers[name as keyof Answers]])
    // One of another kind, whoever wrote it, would break the field that shows it.
    if (!texts.every(([, text]) => typeof text === 'string')) return undefined
    return { at, version, answers: Object.fromEntries(texts) as Answers, documents }
  } catch {
    return undefined
  }
}

/** Writes it down. */
export const keep = (key: string, kept: Kept): void => writeStored(key, JSON.stringify(kept))

export const forgetKept = (key: string): void => writeStored(key, null)

/** True when it changes the application as it is; one that was changed since, on another device, counts when it is the newer. */
export const isNewer = (
  kept: Kept,
  submission: Pick<SubmissionView, 'version' | 'updatedAt'> | null,
): boolean =>
  kept.version === (submission?.version ?? 0) || !submission || kept.at > Date.parse(submission.updatedAt)
