import * as z from 'zod/mini'
import { instant } from './text.ts'

/** The ways by which a person proves at a sign-in that an account is theirs. */
export const factors = ['password', 'code', 'passkey', 'totp', 'recovery'] as const
export type Factor = (typeof factors)[number]

/** The id of a session: the `origin_jti` of its tokens, which opens nothing. */
export const sessionId = z.string().check(z.regex(/^[\w-]{16,64}$/))

/** A session as its owner sees it. */
export const sessionView = z.object({
  id: sessionId,
  /** As the browser calls itself: `Chrome`, `Windows`; null for one that we do not know. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  startedAt: instant,
  lastUsedAt: instant,
  /** The session of this very call. */
  isCurrent: z.boolean(),
})
export type SessionView = z.output<typeof sessionView>
