import { admit } from '#functions/core/authenticate.ts'
import { composeHandler, type Handler, type Operation } from '#functions/core/compose-handler.ts'
import { enforceLimits } from '#functions/core/enforce-limits.ts'
import type { Contract } from '#shared/api/contract.ts'

export type { Handler, Input } from '#functions/core/compose-handler.ts'

/** The Lambda handler of a route, whoever may call it. Of those that are for everybody, `publicHandler` makes a smaller one. */
export const routeHandler = <C extends Contract>(contract: C, operate: Operation<C>): Handler =>
  composeHandler(contract, operate, { admit, enforceLimits })
