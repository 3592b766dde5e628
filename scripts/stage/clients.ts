import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudFrontClient } from '@aws-sdk/client-cloudfront'
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { Route53Client } from '@aws-sdk/client-route-53'
import { S3Client } from '@aws-sdk/client-s3'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { edgeRegion } from '#infra/regions.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { SignatureV4 } from '@smithy/signature-v4'

/** The longest that a function runs, and a little. */
const longestRunMs = 16 * 60_000

/** Clients of the account of this shell, for a stage that lives in `region`. */
export const makeClients = (region: string) => ({
  identityIn: (place: string) => new STSClient({ region: place }),
  stacksIn: (place: string) => new CloudFormationClient({ region: place }),
  cloudFront: new CloudFrontClient({ region: edgeRegion }),
  zones: new Route53Client({ region: edgeRegion }),
  secrets: new SecretsManagerClient({ region }),
  tables: new DynamoDBClient({ region }),
  s3: new S3Client({ region, followRegionRedirects: true }),
  alarms: new CloudWatchClient({ region }),
  // Lambda refuses more than 15 changes a second: each attempt waits longer.
  functions: new LambdaClient({ region, maxAttempts: 10, requestHandler: { requestTimeout: longestRunMs } }),
})

export type Clients = ReturnType<typeof makeClients>

const howToSignIn =
  'Sign in to the AWS account first: `aws sso login --profile <name>` and `export AWS_PROFILE=<name>`, or export ' +
  'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN. `aws configure sso` sets a profile up.'

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

/** What to say about a profile that a shell names: it may be a typing mistake, and the SDK's own words do not name it. */
const namedProfile = (): string => {
  const profile = process.env['AWS_PROFILE']
  return profile
    ? ` This shell names the profile “${profile}”: \`aws configure list-profiles\` says which there are.`
    : ''
}

/** Whether nobody answered: faults of the network bear a code of the system, answers and missing credentials do not. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || ('code' in error && /^E[A-Z_]+$/.test(String(error.code))))

const askWho = async (client: STSClient, sentence: string) => {
  try {
    return await client.send(new GetCallerIdentityCommand({}))
  } catch (cause) {
    throw new CommandError(
      `${isUnreachable(cause) ? 'AWS cannot be reached from here.' : sentence}\n(${reasonOf(cause)})`,
      { cause },
    )
  }
}

/**
 * The account that this shell's credentials open, and who they are.
 * @throws CommandError without credentials, or when the account has not opened one of the regions, as newer ones like the Emirates' need
 */
export const findAccount = async (
  { identityIn }: Pick<Clients, 'identityIn'>,
  regions: readonly string[],
): Promise<{ account: string; caller: string }> => {
  const { Account: account, Arn: caller } = await askWho(
    // Open to every account.
    identityIn(edgeRegion),
    `AWS does not know you. ${howToSignIn}${namedProfile()}`,
  )
  if (!account || !caller) throw new CommandError(`AWS did not say which account this is. ${howToSignIn}`)
  for (const region of regions)
    await askWho(
      identityIn(region),
      `The account ${account} cannot be used in ${region}. Regions such as this one are opened once per account ` +
        '(AWS console, Account, AWS Regions), which takes some minutes; session tokens must be made after that.',
    )
  return { account, caller }
}

/** The clients of a stage in `region`, once AWS knows this shell. @throws CommandError as `findAccount` does */
export const signedInClients = async (
  region: string,
  regions: readonly string[] = [region],
): Promise<Clients> => {
  const clients = makeClients(region)
  await findAccount(clients, regions)
  return clients
}

type SignedCall = {
  /** The service's name in its host and in its signature: `logs`. */
  service: string
  region: string
  /** Of a service that has none for the region. */
  host?: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Asks a service of which we need too little for a client of its own, signed with what `client` signs with. */
export const callSigned = async (
  { config }: STSClient,
  { service, region, host, method, path, headers = {}, body }: SignedCall,
  send: typeof fetch = fetch,
): Promise<Response> => {
  const hostname = host ?? `${service}.${region}.amazonaws.com`
  const { credentials, sha256 } = config
  const request = {
    method,
    protocol: 'https:',
    hostname,
    path,
    headers: { host: hostname, ...headers },
    ...(body !== undefined && { body }),
  }
  const signed = await new SignatureV4({ service, region, credentials, sha256 }).sign(request)
  return send(`https://${hostname}${path}`, {
    method,
    headers: signed.headers,
    ...(body !== undefined && { body }),
  })
}
