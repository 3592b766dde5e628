import * as z from 'zod/mini'
import { instant } from './text.ts'

/** The states of a person's archive. Asked for, being made, to be fetched, or one that could not be made. */
export const archiveStates = ['ASKED', 'MAKING', 'READY', 'FAILED'] as const

/** What is in a finished archive. */
export const archiveContent = z.object({
  /** The length of the ZIP file. */
  bytes: z.number(),
  /** The photos and documents in it. */
  files: z.number(),
  /** Photos that did not fit any more. */
  leftOut: z.number(),
})

/** A person's archive as they see it; all null while there is none. */
export const archiveView = z.object({
  state: z.nullable(z.enum(archiveStates)),
  askedAt: z.nullable(instant),
  /** From then on it can be fetched no more. */
  until: z.nullable(instant),
  content: z.nullable(archiveContent),
  /** When the next one may be asked for; null where that is now. */
  nextAt: z.nullable(instant),
})
export type ArchiveView = z.output<typeof archiveView>

/** A public key that signs archives, by its fingerprint: the first 32 hexadecimal digits of the SHA-256 of its DER form. */
export const archiveKeyId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
