import { composeHandler, type Handler, type Operation } from '#functions/core/compose-handler.ts'
import { enforceLimits } from '#functions/core/enforce-limits.ts'
import type { Contract } from '#shared/api/contract.ts'

/** The Lambda handler of a route that everybody may call, so often: as `publicHandler`, with the table for its counts. */
export const limitedHandler = <C extends Contract & { access: 'public' }>(
  contract: C,
  operate: Operation<C>,
): Handler => composeHandler(contract, operate, { admit: async () => undefined, enforceLimits })
