import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudFrontClient } from '@aws-sdk/client-cloudfront'
import { Route53Client } from '@aws-sdk/client-route-53'
import { S3Client } from '@aws-sdk/client-s3'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { STSClient } from '@aws-sdk/client-sts'
import { edgeRegion } from '#infra/stage-options.ts'

/** Clients of the account of this shell, for a stage that lives in `region`. */
export const makeClients = (region: string) => ({
  identityIn: (place: string) => new STSClient({ region: place }),
  stacksIn: (place: string) => new CloudFormationClient({ region: place }),
  cloudFront: new CloudFrontClient({ region: edgeRegion }),
  zones: new Route53Client({ region: edgeRegion }),
  secrets: new SecretsManagerClient({ region }),
  s3: new S3Client({ region, followRegionRedirects: true }),
})

export type Clients = ReturnType<typeof makeClients>
