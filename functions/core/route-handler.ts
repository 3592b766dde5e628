import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { AppError } from '#functions/core/app-error.ts'
import type { ActorFor } from '#functions/core/actor.ts'
import { admit } from '#functions/core/authenticate.ts'
import { enforceLimits } from '#functions/core/enforce-limits.ts'
import { logger } from '#functions/core/logger.ts'
import { packed } from '#functions/core/packed.ts'
import { parseInput } from '#functions/core/parse.ts'
import { readBody, readQuery, readRequestInfo, type RequestInfo } from '#functions/core/read-request.ts'
import { answer, refusal, type Reply } from '#functions/core/respond.ts'
import { asAppError } from '#functions/core/store-fault.ts'
import type { Answer, Body, Contract, Params, Query } from '#shared/api/contract.ts'

/** What a handler gets: everything parsed by the contract, and the caller that the contract's access promises. */
export type Input<C extends Contract> = {
  params: Params<C>
  query: Query<C>
  body: Body<C>
  actor: ActorFor<C['access']>
  request: RequestInfo
}

export type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

type Operation<C extends Contract> = (input: Input<C>) => Promise<Answer<C> | Reply<Answer<C>>>

/**
 * Makes a Lambda handler of an operation: who may, how often, with what input; what may leave; and what a failure
 * looks like. The only file that knows middy.
 */
export const routeHandler = <C extends Contract>(contract: C, operate: Operation<C>): Handler => {
  const serve = async (event: APIGatewayProxyEventV2) => {
    const request = readRequestInfo(event)
    const actor = await admit(contract.access, request)
    const input = {
      params: contract.params && parseInput(contract.params, event.pathParameters ?? {}, 'NOT_FOUND'),
      query: contract.query && parseInput(contract.query, readQuery(event)),
      body: contract.body && parseInput(contract.body, readBody(event)),
      actor,
      request,
      // Each part has just been parsed by the schema its type is derived from; TypeScript cannot follow an optional schema.
    } as unknown as Input<C>
    await enforceLimits(contract, actor, request)
    return packed(answer(contract, await operate(input), request.id), event.headers['accept-encoding'])
  }

  // middy's types follow every middleware; what comes out is a plain Lambda handler again.
  return (
    middy({ timeoutEarlyInMillis: 0 })
      // Error hooks run from last to first: the log must see the answer.
      .use(requestLog(contract))
      .use(failuresAsAnswers(contract))
      .handler(serve) as unknown as Handler
  )
}

const failuresAsAnswers = (contract: Contract): middy.MiddlewareObj<APIGatewayProxyEventV2> => ({
  onError: (request) => {
    const requestId = request.event.requestContext.requestId
    const error = asAppError(request.error)
    if (error instanceof AppError && error.code !== 'STORE_UNAVAILABLE') {
      request.response = refusal(error, requestId)
      return
    }
    logger.error('request failed', error instanceof AppError ? error.cause : error, {
      route: contract.id,
      requestId,
    })
    request.response = refusal(error instanceof AppError ? error : new AppError('INTERNAL'), requestId)
  },
})

const requestLog = (
  contract: Contract,
): middy.MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => {
  const write = (request: middy.Request<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>) =>
    logger.info('request', {
      route: contract.id,
      requestId: request.event.requestContext.requestId,
      status: request.response?.statusCode,
    })
  return { after: write, onError: write }
}
