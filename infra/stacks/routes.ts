import {
  type HttpApi,
  HttpAuthorizer,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Construct } from 'constructs'
import { routeAccess } from '#infra/access.ts'
import { pictureRoutes } from '#infra/bundle.ts'
import { nodeFunction, type Surroundings } from '#infra/constructs/node-function.ts'
import { handlerPath } from '#infra/handler-path.ts'
import type { Access, Contract } from '#shared/api/contract.ts'
import type { RouteId } from '#shared/api/routes.ts'
import { Stack } from 'aws-cdk-lib'
import type { ApiStack } from './api.ts'
import { stackSettings } from '#infra/stack-name.ts'

/** API Gateway turns a caller without a genuine token away from these, before any function starts. */
const needsToken: Record<Access, boolean> = {
  public: false,
  optional: false,
  user: true,
  seller: true,
  dealership: true,
  admin: true,
}

// The change feed's overlap counts on this: no write comes later than 10 s after its request began.
const timeoutSeconds = 10

// Somebody waits for a picture to be drawn, or an index to be loaded, which needs the whole processor that comes with 1,769 MB.
const memoryMb = (id: RouteId): number =>
  pictureRoutes.includes(id) || routeAccess[id].some((grant) => grant === 'search:read') ? 1769 : 512

type Gateway = { api: HttpApi; authorizer: IHttpRouteAuthorizer }

/** The function of a contract, and its route; two routes where the contract has an alias. */
const routeFunction = (scope: Construct, contract: Contract, gateway: Gateway, given: Surroundings): void => {
  const id = contract.id as RouteId
  const handler = nodeFunction(scope, id, given, {
    description: `${contract.method} ${contract.path}: ${contract.summary}`.slice(0, 256),
    entry: handlerPath(contract),
    grants: routeAccess[id],
    memoryMb: memoryMb(id),
    timeoutSeconds,
    isAudited: contract.access === 'admin',
  })
  const integration = new HttpLambdaIntegration(`${id}Integration`, handler)
  for (const method of [contract.method, ...(contract.alias ? [contract.alias] : [])]) {
    new HttpRoute(scope, `${id}${method}`, {
      httpApi: gateway.api,
      routeKey: HttpRouteKey.with(contract.path, HttpMethod[method]),
      integration,
      ...(needsToken[contract.access] && { authorizer: gateway.authorizer }),
    })
  }
}

type Options = { api: ApiStack; contracts: readonly Contract[]; given: Surroundings }

/** One group of routes, each with its function. */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, { api, contracts, given }: Options) {
    super(scope, id, stackSettings(given.stage))
    const authorizer = HttpAuthorizer.fromHttpAuthorizerAttributes(this, 'Authorizer', {
      authorizerId: api.authorizer.authorizerId,
      authorizerType: 'JWT',
    })
    for (const contract of contracts) routeFunction(this, contract, { api: api.api, authorizer }, given)
  }
}
