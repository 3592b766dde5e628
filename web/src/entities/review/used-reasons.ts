import { useState } from 'react'
import { currentPerson } from '#web/stores/person.ts'
import { readStored, type StoredKey, writeStored } from '#web/stores/storage.ts'
import type { ReasonCode, ReviewedKind } from './refusal.ts'

// How often this admin has given which reasons in this browser. The first nine have a digit, so those that come up again and again do.

const keyOf = (kind: ReviewedKind): StoredKey => `usedReasons:${currentPerson()}:${kind}`

const readUses = (kind: ReviewedKind): Readonly<Record<string, number>> => {
  try {
    const uses: unknown = JSON.parse(readStored(keyOf(kind)) ?? '{}')
    return typeof uses === 'object' && uses !== null ? (uses as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** The offered reasons, those first that this admin gives most; the same order for as long as the form is there. */
export const useUsedFirst = (kind: ReviewedKind, offered: readonly ReasonCode[]): readonly ReasonCode[] => {
  const [uses] = useState(() => readUses(kind))
  return offered.toSorted((one, other) => (uses[other] ?? 0) - (uses[one] ?? 0))
}

/** Counts the reasons that were given. */
export const noteUsed = (kind: ReviewedKind, codes: readonly ReasonCode[]): void => {
  const uses = readUses(kind)
  const more = Object.fromEntries(codes.map((code) => [code, (uses[code] ?? 0) + 1]))
  writeStored(keyOf(kind), JSON.stringify({ ...uses, ...more }))
}
