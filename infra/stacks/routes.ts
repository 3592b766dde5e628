import { Stack } from 'aws-cdk-lib'
import { HttpAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import type { Surroundings } from '#infra/constructs/node-function.ts'
import { routeFunction } from '#infra/constructs/route-function.ts'
import type { ApiStack } from '#infra/stacks/api.ts'
import type { Contract } from '#shared/api/contract.ts'
import { stackSettings } from '#infra/stack-name.ts'

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
