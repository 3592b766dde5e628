import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { AuthStack } from '#infra/stacks/auth.ts'
import type { Stage } from '#infra/stage.ts'

/** The HTTP API without its routes: those are in stacks of their own, since one stack holds at most 500 resources. */
export class ApiStack extends Stack {
  readonly api: HttpApi
  readonly authorizer: HttpAuthorizer

  constructor(scope: Construct, id: string, { stage, auth }: { stage: Stage; auth: AuthStack }) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', { apiName: `sayara-${stage.name}`, createDefaultStage: false })
    this.authorizer = new HttpAuthorizer(this, 'Authorizer', {
      httpApi: this.api,
      authorizerName: 'bearer',
      type: HttpAuthorizerType.JWT,
      identitySource: ['$request.header.Authorization'],
      jwtIssuer: auth.userPool.userPoolProviderUrl,
      jwtAudience: [auth.client.userPoolClientId],
    })
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: stage.logRetention,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: stage.throttle,
      accessLogSettings: { destination: new LogGroupLogDestination(accessLog) },
    })
  }
}
