import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { AppError } from '#functions/core/app-error.ts'
import type { Actor, ActorFor } from '#functions/core/actor.ts'
import { noteInLog } from '#functions/core/log-context.ts'
import { logger } from '#functions/core/logger.ts'
import { packed } from '#functions/core/packed.ts'
import { parseInput } from '#functions/core/parse.ts'
import { logged } from '#functions/core/request-log.ts'
import { readBody, readQuery, readRequestInfo, type RequestInfo } from '#functions/core/read-request.ts'
import { answer, refusal, type Reply } from '#functions/core/respond.ts'
import { asAppError } from '#functions/core/store-fault.ts'
import { withinRequestTime } from '#functions/core/time-left.ts'
import { refuseDetours } from '#functions/core/through-cloudfront.ts'
import type { Access, Answer, Body, Contract, Params, Query } from '#shared/api/contract.ts'

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

export type Operation<C extends Contract> = (input: Input<C>) => Promise<Answer<C> | Reply<Answer<C>>>

/** What stands before an operation. Given from outside, so that a route that asks nobody for a token does not load what checks it. */
export type Gates = {
  /** The caller of a route, or a refusal. */
  admit: (access: Access, request: RequestInfo) => Promise<Actor | undefined>
  /** Counts the call against the limits of its contract, or refuses it. */
  enforceLimits: (contract: Contract, actor: Actor | undefined, request: RequestInfo) => Promise<void>
}

/**
 * Makes a Lambda handler of an operation: who may, how often, with what input; what may leave; and what a failure
 * looks like. The only file that knows middy.
 */
export const composeHandler = <C extends Contract>(
  contract: C,
  operate: Operation<C>,
  { admit, enforceLimits }: Gates,
): Handler => {
  const serveActor = async (
    event: APIGatewayProxyEventV2,
    request: RequestInfo,
    actor: Actor | undefined,
  ) => {
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

  const serve = async (event: APIGatewayProxyEventV2) => {
    refuseDetours(event)
    const request = readRequestInfo(event)
    const actor = await admit(contract.access, request)
    try {
      return await serveActor(event, request, actor)
    } catch (error) {
      // Of who is refused the log says who it was; of who is served it does not, or it would tell what each person looks at.
      if (actor) noteInLog({ userId: actor.id })
      throw error
    }
  }

  // middy's types follow every middleware; what comes out is a plain Lambda handler again.
  const handle = middy({ timeoutEarlyInMillis: 0 })
    .use(failuresAsAnswers())
    .handler(serve) as unknown as Handler
  return logged(contract, (event, context) => withinRequestTime(() => handle(event, context)))
}

const failuresAsAnswers = (): middy.MiddlewareObj<APIGatewayProxyEventV2> => ({
  onError: (request) => {
    const requestId = request.event.requestContext.requestId
    const error = asAppError(request.error)
    if (error instanceof AppError) noteInLog({ code: error.code })
    if (error instanceof AppError && error.code !== 'STORE_UNAVAILABLE') {
      request.response = refusal(error, requestId)
      return
    }
    logger.error('request failed', error instanceof AppError ? error.cause : error)
    request.response = refusal(error instanceof AppError ? error : new AppError('INTERNAL'), requestId)
  },
})
