import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { renamePasskey as rename } from '#functions/data/passkeys.ts'
import { ownPasskey, toPasskeyView } from './own-passkey.ts'
import { renamePasskey as route } from '#shared/api/passkeys.ts'

const live = { ownPasskey, rename }

/** Gives a passkey of the caller another name. */
export const renamePasskey = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const passkey = await deps.ownPasskey(actor.id, params.id)
  if (!(await deps.rename(passkey, body.name))) throw new AppError('NOT_FOUND')
  return toPasskeyView({ ...passkey, name: body.name })
}

export const handler = routeHandler(route, renamePasskey)
