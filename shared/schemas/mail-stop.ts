import * as z from 'zod/mini'
import { instant } from './text.ts'

/** Why mail to an address was stopped: there is no such mailbox, it kept refusing for a while, or its reader called our mail spam. */
export const mailStopReasons = ['bounce', 'full', 'complaint'] as const

const mailStop = z.object({ reason: z.enum(mailStopReasons), since: instant })
export type MailStop = z.output<typeof mailStop>

/** Null where mail goes. */
export const mailStopAnswer = z.object({ stop: z.nullable(mailStop) })
