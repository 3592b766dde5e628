import { type Admission, composeHandler, type Handler, type Operation } from './compose-handler.ts'
import { enforceLimits } from './limited-handler.ts'
import { requireProof, requireTwoFactors } from './proof.ts'
import type { Actor } from './caller.ts'
import type { RequestInfo } from './read-request.ts'
import { admit } from './route-handler.ts'
import type { Contract } from '#shared/api/contract.ts'

/** A route for which a token is not enough: an admin's, or one that a thief of a token must not call. */
type Proven = Contract & ({ access: 'admin' } | { needsProof: true })

/** The caller of a route, or a refusal; of an admin's routes also for one who has signed in with a password alone. */
const admitProven = async (contract: Admission, request: RequestInfo): Promise<Actor | undefined> => {
  const actor = await admit(contract, request)
  if (contract.access === 'admin') await requireTwoFactors(actor)
  return actor
}

/** The Lambda handler of a route that asks for more than a token. It reads the caller's session. */
export const provenHandler = <C extends Proven>(contract: C, operate: Operation<C>): Handler =>
  composeHandler(contract, operate, { admit: admitProven, enforceLimits, requireProof })
