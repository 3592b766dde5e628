import * as z from 'zod/mini'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { isFeedAddress } from '#shared/rules/feed.ts'
import { id } from './ids.ts'
import { importModes } from './stock-import.ts'
import { instant, line } from './text.ts'

/** The fate of cars that are no longer in the feed. */
export const goneActions = ['NOTHING', 'PAUSED', 'SOLD'] as const
export type GoneAction = (typeof goneActions)[number]

/** STOPPED: it failed too many nights in a row. */
export const feedStates = ['ON', 'OFF', 'STOPPED'] as const

/** Why a feed could not be fetched; the web has a sentence for each. INTERRUPTED: by a fault of ours. */
const feedProblems = [
  'NO_SUCH_HOST',
  'ADDRESS_REFUSED',
  'REDIRECT_REFUSED',
  'TOO_MANY_REDIRECTS',
  'UNREACHABLE',
  'CERTIFICATE',
  'TIMEOUT',
  'STATUS',
  'TOO_LARGE',
  'UNREADABLE',
  'INTERRUPTED',
] as const
export type FeedProblem = (typeof feedProblems)[number]

export const feedForm = z.strictObject({
  /** Where there is one already, without it that stays: it is never sent back. */
  address: z.optional(
    line(sellingLimits.feed.address).check(
      z.refine(isFeedAddress, {
        error:
          'Please enter a public address that begins with https://, without a port, a username or a password',
      }),
    ),
  ),
  mode: z.enum(importModes),
  gone: z.enum(goneActions),
  isOn: z.boolean(),
})

export const feedRun = z.object({
  at: instant,
  by: z.enum(['NIGHT', 'HAND']),
  /** REFUSED: the whole file; its import says why. */
  outcome: z.enum(['UNCHANGED', 'IMPORTED', 'REFUSED', 'FAILED']),
  /** With FAILED. `status` is the answer's, with STATUS. */
  problem: z.optional(z.enum(feedProblems)),
  status: z.optional(z.number()),
  importId: z.optional(id('import')),
})
export type FeedRun = z.output<typeof feedRun>

export const feedView = z.object({
  /** Scheme and host: the rest may be a secret and is never shown again. */
  address: z.string(),
  mode: z.enum(importModes),
  gone: z.enum(goneActions),
  state: z.enum(feedStates),
  setAt: instant,
  /** It was asked for, or is being fetched. */
  isFetching: z.boolean(),
  /** Null unless it is ON. */
  nextAt: z.nullable(instant),
  /** Nights in a row without a usable file. */
  failures: z.number(),
  /** Newest first. */
  runs: z.array(feedRun),
})
export type FeedView = z.output<typeof feedView>
