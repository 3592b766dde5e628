import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { countMetric, inLogContext, measuredSoFar } from '#functions/core/log-context.ts'
import { logger } from '#functions/core/logger.ts'
import { readTraceId, xrayId } from '#functions/core/trace.ts'
import type { Contract } from '#shared/api/contract.ts'
import type { RouteId } from '#shared/api/routes.ts'
import type { MetricName } from '#shared/constants/metrics.ts'

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

/** What an answer of these routes counts as; refusals are counted where somebody should hear of many. */
const counted: Partial<Record<RouteId, Readonly<Record<number, MetricName>>>> = {
  login: { 200: 'SignIns', 401: 'SignInsRefused' },
  register: { 201: 'Registrations' },
  createLead: { 201: 'Leads' },
  sendPlateInquiry: { 201: 'Leads' },
  readDocument: { 200: 'DocumentReads' },
}

const outcomeOf = (status: number) => {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}

let isFirstCall = true

/**
 * Writes one line for each call of a route's handler, which also carries what was measured in it; and lets every other line of the call say
 * whose it is. A handler that throws answered 500, for API Gateway says so.
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
    return inLogContext(ids, async () => {
      const began = performance.now()
      const coldStart = isFirstCall
      isFirstCall = false
      let status = 500
      try {
        const answer = await handle(event, context)
        status = answer.statusCode ?? 200
        return answer
      } finally {
        const metric = counted[id as RouteId]?.[status]
        if (metric) countMetric(metric)
        if (status >= 500) countMetric('Failures')
        const durationMs = Math.round(performance.now() - began)
        logger.info('request', { status, outcome: outcomeOf(status), durationMs, coldStart }, measuredSoFar())
      }
    })
  }
