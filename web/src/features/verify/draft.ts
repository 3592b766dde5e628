import { applicationFields } from '#shared/reference/application-fields.ts'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import type { StoredKey } from '#web/stores/storage.ts'
import { forgetUnsent, keepUnsent, readUnsent, unsavedLives } from '#web/stores/unsaved-work.ts'
import { bodyOf, type Answers, type Issues } from './answers.ts'
import { documentsBody, type Arrived } from './documents.ts'
import type { Draft } from './queries.ts'

/** An application in the form: the answers as typed, and the documents that have arrived. */
export type Work = { answers: Answers; documents: readonly Arrived[] }

/** The part of the work that the server takes: null for what is empty, and what is not valid yet stays in the form alone. */
export const draftOf = ({ answers, documents }: Work, issues: Issues): Draft => {
  const body = bodyOf(answers)
  const valid = applicationFields.filter((name) => !(name in issues))
  // The body was checked by the server's own schema, which the type system cannot see.
  const filled = Object.fromEntries(valid.map((name) => [name, body[name] ?? null])) as Draft
  return { ...filled, documents: documentsBody(documents) }
}

/** The changes of a draft to the one before: the rest stays as another window may have saved it. */
export const changesOf = (before: Draft, draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => JSON.stringify(before[name as keyof Draft]) !== JSON.stringify(value),
    ),
  )
/** Work that is not on the server yet, as this browser keeps it. */
type Kept = Work & {
  /** In milliseconds. */
  at: number
  /** The application's version that it changes; 0 before there is one. */
  version: number
}
const isArrived = (value: Partial<Arrived> | null): boolean =>
  typeof value?.key === 'string' && typeof value.url === 'string' && typeof value.name === 'string'

/** Reads what was left; undefined when there is nothing, it is older than two weeks, or an older page wrote it. `now` in milliseconds. */
export const readKept = (key: StoredKey, blank: Answers, now: number): Kept | undefined => {
  try {
    const { at, version, answers, documents } = JSON.parse(readUnsent(key) ?? '') as Kept
    if (!(now - at <= unsavedLives) || !documents.every(isArrived)) return undefined
    const texts = Object.keys(blank).map((name) => [name, answers[name as keyof Answers]])
    // An answer of another kind would break the field that shows it.
    if (!texts.every(([, text]) => typeof text === 'string')) return undefined
    return { at, version, answers: Object.fromEntries(texts) as Answers, documents }
  } catch {
    return undefined
  }
}

/** Keeps work until the server has it: in the browser only while that cannot be reached. */
export const keep = (key: StoredKey, kept: Kept, isReachable: boolean): void =>
  keepUnsent(key, JSON.stringify(kept), isReachable)

export const forgetKept = forgetUnsent

/** True when kept work is newer than the application, which may have been changed since on another device. */
export const isNewer = (
  kept: Kept,
  submission: Pick<SubmissionView, 'version' | 'updatedAt'> | null,
): boolean =>
  kept.version === (submission?.version ?? 0) || !submission || kept.at > Date.parse(submission.updatedAt)
