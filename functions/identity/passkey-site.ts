import { env } from '#functions/core/env.ts'

/** The name of the site to passkeys: its host. Apart from what checks them, which needs a library. */
export const rpId = (): string => new URL(env().PUBLIC_ORIGIN).hostname
