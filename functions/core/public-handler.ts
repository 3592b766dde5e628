import { composeHandler, type Handler, type Operation } from '#functions/core/compose-handler.ts'
import type { Contract } from '#shared/api/contract.ts'

/** A route that everybody may call as often as they like. */
type Open = Contract & { access: 'public'; limits?: never }

/**
 * The Lambda handler of a route that asks neither who calls nor how often: it loads nothing that verifies tokens or knows users, nor
 * the table unless the operation does.
 */
export const publicHandler = <C extends Open>(contract: C, operate: Operation<C>): Handler =>
  composeHandler(contract, operate, { admit: async () => undefined, enforceLimits: async () => {} })
