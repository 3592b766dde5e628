import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listPasskeys as listOf } from '#functions/data/passkeys.ts'
import { toPasskeyView } from './own-passkey.ts'
import { listPasskeys as route } from '#shared/api/passkeys.ts'

/** The caller's passkeys. */
export const listPasskeys = async ({ actor }: Input<typeof route>, list = listOf) =>
  (await list(actor.id)).map(toPasskeyView)

export const handler = routeHandler(route, listPasskeys)
