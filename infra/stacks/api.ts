import { Stack } from 'aws-cdk-lib'
import {
  DomainName,
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  SecurityPolicy,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import { zoneOf } from '#infra/constructs/zone.ts'
import type { AuthStack } from '#infra/stacks/auth.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

/**
 * The HTTP API without its routes: those are in stacks of their own, since one stack holds at most 500 resources. It has no CORS:
 * pages and API are one origin, so that no other site's page may read an answer.
 */
export class ApiStack extends Stack {
  readonly api: HttpApi
  readonly authorizer: HttpAuthorizer
  /** The API's own name, by which CloudFront alone should call it. */
  readonly host: string
  /** Set where that is a name of ours and not AWS's. */
  readonly domainName: DomainName | undefined

  constructor(scope: Construct, id: string, { stage, auth }: { stage: Stage; auth: AuthStack }) {
    super(scope, id, stackSettings(stage))
    const isBehindOurName = stage.domain?.hostedZone !== undefined && !stage.domain.isAwsNameOpen
    this.api = new HttpApi(this, 'Api', {
      apiName: `sayara-${stage.name}`,
      createDefaultStage: false,
      // Without a zone the name `execute-api` stays open; functions refuse requests that bypass CloudFront.
      disableExecuteApiEndpoint: isBehindOurName,
    })
    this.authorizer = new HttpAuthorizer(this, 'Authorizer', {
      httpApi: this.api,
      authorizerName: 'bearer',
      type: HttpAuthorizerType.JWT,
      identitySource: ['$request.header.Authorization'],
      jwtIssuer: auth.userPool.userPoolProviderUrl,
      jwtAudience: [auth.client.userPoolClientId],
    })
    this.domainName = this.#domainNameOf(stage)
    this.host = this.domainName?.name ?? `${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`
  }

  /** `origin.cars.example`: an alias of API Gateway in this region, with a certificate of its own. */
  #domainNameOf(stage: Stage): DomainName | undefined {
    const zone = zoneOf(this, stage)
    if (!zone || !stage.domain) return undefined
    const name = `origin.${stage.domain.name}`
    const domainName = new DomainName(this, 'OriginName', {
      domainName: name,
      securityPolicy: SecurityPolicy.TLS_1_2,
      certificate: new Certificate(this, 'OriginCertificate', {
        domainName: name,
        validation: CertificateValidation.fromDns(zone),
      }),
    })
    const { regionalDomainName, regionalHostedZoneId } = domainName
    new ARecord(this, 'OriginRecord', {
      zone,
      recordName: `${name}.`,
      target: RecordTarget.fromAlias(
        new ApiGatewayv2DomainProperties(regionalDomainName, regionalHostedZoneId),
      ),
    })
    return domainName
  }
}
