import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { AppError, asAppError } from './app-error.ts'
import { type Actor, type ActorFor, personBehind } from './caller.ts'
import {
  contextFields,
  countMetric,
  withLogContext,
  logger,
  getMeasured,
  addToLogContext,
  readTraceId,
  xrayId,
} from './logger.ts'
import { answer, compressed, refusal, type ReadyBody, type Reply } from './respond.ts'
import {
  parseInput,
  readBody,
  readQuery,
  readRequestInfo,
  type RequestInfo,
  requireOriginSecret,
} from './read-request.ts'
import { withinRequestTime } from './time.ts'
import type { Answer, Body, Contract, Params, Query } from '#shared/api/contract.ts'
import type { RouteId } from '#shared/api/routes.ts'
import type { MetricName } from '#shared/constants/metrics.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** The input of an operation: everything parsed by the contract, and the caller that the contract's access promises. */
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

export type Operation<C extends Contract> = (
  input: Input<C>,
) => Promise<Answer<C> | Reply<Answer<C>> | ReadyBody>

/** The parts of a contract that say who may call. */
export type Admission = Pick<Contract, 'access' | 'staff'>

/** The checks before an operation. Injected, so that a public route does not load the code that verifies tokens. */
type Gates = {
  /** The caller of a route, or a refusal. */
  admit: (contract: Admission, request: RequestInfo) => Promise<Actor | undefined>
  /** Counts the call against the limits of its contract, or refuses it. */
  enforceLimits: (contract: Contract, actor: Actor | undefined, request: RequestInfo) => Promise<void>
  /** Asks for a fresh proof of who the caller is. Only routes with a caller can ask for one. */
  requireProof?: (actor: Actor | undefined) => Promise<void>
}

/**
 * Makes a Lambda handler of an operation: authentication, rate limits, validation of input and output, and error responses. The
 * only file that knows middy.
 */
export const composeHandler = <C extends Contract>(
  contract: C,
  operate: Operation<C>,
  { admit, enforceLimits, requireProof }: Gates,
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
    if (contract.needsProof) await requireProof?.(actor)
    return compressed(answer(contract, await operate(input), request.id), event.headers['accept-encoding'])
  }

  const serve = async (event: APIGatewayProxyEventV2) => {
    requireOriginSecret(event)
    const request = readRequestInfo(event)
    const actor = await admit(contract, request)
    try {
      return await serveActor(event, request, actor)
    } catch (error) {
      // The log names the user of a refused call; not of a successful one, or it would reveal what each person looks at.
      if (actor) addToLogContext({ userId: personBehind(actor).id })
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
    if (error instanceof AppError) addToLogContext({ code: error.code })
    if (error instanceof AppError && error.code !== 'STORE_UNAVAILABLE') {
      request.response = refusal(error, requestId)
      return
    }
    logger.error('request failed', error instanceof AppError ? error.cause : error)
    request.response = refusal(error instanceof AppError ? error : new AppError('INTERNAL'), requestId)
  },
})

/** The metric for the success of these routes. A short sign-up signs in, and counts itself whom it registers. */
const counted: Partial<Record<RouteId, Readonly<Record<number, MetricName>>>> = {
  login: { 200: 'SignIns' },
  signInWithCode: { 200: 'SignIns' },
  signInWithPasskey: { 200: 'SignIns' },
  signUp: { 200: 'SignIns' },
  register: { 201: 'Registrations' },
  createLead: { 201: 'Leads' },
  sendPlateInquiry: { 201: 'Leads' },
  readDocument: { 200: 'DocumentReads' },
}

/** The refusals of somebody who may be guessing. Who is asked for a second factor is not: the first was right. */
const wrongGuesses = new Set<unknown>([
  'INVALID_CREDENTIALS',
  'WRONG_CODE',
  'CODE_INVALID',
  'PASSKEY_INVALID',
] satisfies ErrorCode[])

/** The metric of a call by its response, or by the code of its refusal where many of those should raise an alarm. */
const metricOf = (route: string, status: number): MetricName | undefined => {
  const metrics = counted[route as RouteId]
  const isRefused = metrics?.[200] === 'SignIns' && wrongGuesses.has(contextFields().code)
  return isRefused ? 'SignInsRefused' : metrics?.[status]
}

const outcomeOf = (status: number) => {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}

let isFirstCall = true

/**
 * Writes one line for each call of a route's handler, with the metrics measured in it, and adds the call's fields to its other
 * lines. A handler that throws counts as status 500, since API Gateway returns that.
 */
export const logged =
  ({ id }: Pick<Contract, 'id'>, handle: Handler): Handler =>
  (event, context) => {
    const { requestId } = event.requestContext
    const ids = {
      requestId,
      route: id,
      traceId: readTraceId(event.headers['traceparent']),
      xrayId: xrayId(),
      invocationId: context?.awsRequestId,
    }
    return withLogContext(ids, async () => {
      const began = performance.now()
      const coldStart = isFirstCall
      isFirstCall = false
      let status = 500
      try {
        const answer = await handle(event, context)
        status = answer.statusCode ?? 200
        return answer
      } finally {
        const metric = metricOf(id, status)
        if (metric) countMetric(metric)
        if (status >= 500) countMetric('Failures')
        const durationMs = Math.round(performance.now() - began)
        logger.info('request', { status, outcome: outcomeOf(status), durationMs, coldStart }, getMeasured())
      }
    })
  }

/** A route that everybody may call as often as they like. */
type Open = Contract & { access: 'public'; limits?: never }

/**
 * The Lambda handler of a route that asks neither who calls nor how often: it loads nothing that verifies tokens or knows users, nor
 * the table unless the operation does.
 */
export const publicHandler = <C extends Open>(contract: C, operate: Operation<C>): Handler =>
  composeHandler(contract, operate, { admit: async () => undefined, enforceLimits: async () => {} })
