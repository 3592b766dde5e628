import type { Stage } from '#infra/stage.ts'
import type { Contract } from '#shared/api/contract.ts'
import { Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { ApiMapping, CfnStage, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { logGroup } from '#infra/constructs/log-group.ts'
import type { ApiStack } from './api.ts'
import { stackSettings } from '#infra/stack-name.ts'

type Throttle = Stage['throttle']

/** The number of carriers and offices in the Gulf that may use their whole share of one route at once. */
const addresses = 50
/** Below this rate, a handful of people in the same second would be turned away. */
const slowest = 10

/**
 * How often a route may be called in all, in requests a second, or undefined where the stage's own throttle is all there is. It
 * follows from what the contract lets one address do: fifty such addresses fill the route, and no more than that gets through to
 * the work behind it, be it checking passwords, mail or drawing.
 */
const routeThrottle = ({ limits = [] }: Contract, all: Throttle): Throttle | undefined => {
  const rates = limits.filter(({ per }) => per === 'ip').map(({ limit, seconds }) => limit / seconds)
  if (rates.length === 0) return undefined
  const rateLimit = Math.min(all.rateLimit, Math.max(slowest, Math.ceil(addresses * Math.min(...rates))))
  return { rateLimit, burstLimit: Math.min(all.burstLimit, rateLimit) }
}

type Options = {
  stage: Stage
  logKey: Key
  api: ApiStack
  contracts: readonly Contract[]
  /** The stacks of the routes, which must be there first. */
  routes: readonly Stack[]
}

/**
 * One line of JSON per request, also of those that no function sees. Nothing in it says who asked: no address, no browser, no path
 * with ids. `requestId` leads to the function's own line.
 */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    at: '$context.requestTimeEpoch',
    route: '$context.routeKey',
    status: '$context.status',
    latencyMs: '$context.responseLatency',
    functionMs: '$context.integrationLatency',
    functionStatus: '$context.integration.status',
    functionError: '$context.integrationErrorMessage',
    refusal: '$context.error.responseType',
    bytes: '$context.responseLength',
  }),
)

const routeSettings = (contracts: readonly Contract[], { throttle }: Stage) =>
  Object.fromEntries(
    contracts.flatMap((contract) => {
      const own = routeThrottle(contract, throttle)
      if (!own) return []
      const settings = { ThrottlingRateLimit: own.rateLimit, ThrottlingBurstLimit: own.burstLimit }
      return [contract.method, ...(contract.alias ? [contract.alias] : [])].map(
        (method): [string, typeof settings] => [`${method} ${contract.path}`, settings],
      )
    }),
  )

/**
 * The stage that makes the routes live. It has a stack of its own because API Gateway takes a throttle only for a route that
 * exists, and the routes are in stacks that need the API.
 *
 * When a route with a throttle of its own goes, API Gateway keeps the throttle and then refuses every change of the stage ("Unable to
 * find Route by key"), until `aws apigatewayv2 delete-route-settings` has removed it. Only routes with a limit per address have one.
 */
export class ApiStageStack extends Stack {
  constructor(scope: Construct, id: string, { stage, logKey, api, contracts, routes }: Options) {
    super(scope, id, stackSettings(stage))
    for (const stack of routes) this.addStackDependency(stack)
    const accessLog = logGroup(this, 'AccessLog', { stage, logKey })
    const live = new HttpStage(this, 'Stage', {
      httpApi: api.api,
      autoDeploy: true,
      throttle: stage.throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: accessLogFormat,
      },
    })
    if (live.node.defaultChild instanceof CfnStage)
      live.node.defaultChild.routeSettings = routeSettings(contracts, stage)
    if (api.domainName)
      new ApiMapping(this, 'Origin', { api: api.api, domainName: api.domainName, stage: live })
  }
}
