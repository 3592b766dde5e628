import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  ListStackResourcesCommand,
  type StackResource,
} from '@aws-sdk/client-cloudformation'
import {
  CloudFrontClient,
  CreateInvalidationCommand,
  GetInvalidationCommand,
} from '@aws-sdk/client-cloudfront'
import { ListHostedZonesCommand, Route53Client } from '@aws-sdk/client-route-53'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { hashSource } from '#infra/early-script.ts'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { edgeRegion } from '#infra/regions.ts'
import { stackName, stackPart } from '#infra/stack-name.ts'
import { bucket, runS3, temporaryFolder } from '#scripts/local/s3/testing/run-s3.ts'
import { cacheControlOf } from '#scripts/site/list-site.ts'
import { fakeFunctions } from './fake-functions.ts'
import { fakeSecrets } from './fake-secrets.ts'
import type { Tools } from '#scripts/deploy/tools.ts'
import { answerId } from '#shared/rules/shell.ts'

export const script = '/assets/a-1.js'
export const apiId = 'api123'

const home = '/shells/home-en.html'
/** The inline script of the page. */
const inlineScript = 'let early = 1'

const drawnElement = (data: object): string =>
  `<script type="application/json" id="${answerId}">${JSON.stringify(data)}</script>`
const call = { url: '/api/listings' }

/** A page after the job that writes answers into it. */
export const drawAnswer = (page: string): string =>
  page.replace(drawnElement(call), drawnElement({ ...call, at: 1, answer: { cars: ['first'] } }))

/** A built site of four files, with its script's name in the page. */
export const buildSmallSite = async (folder: string, itsScript = script): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, 'shells'))
  const page = `<script>${inlineScript}</script><script src="${itsScript}"></script>`
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, home), drawnElement(call) + page)
  await writeFile(join(folder, itsScript), 'let one = 1')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
}

/** Answers as a deployed site does whose bucket holds `files`, by path. */
export const siteFetch =
  (files: ReadonlyMap<string, Buffer>) =>
  async (address: string): Promise<Response> => {
    const { hostname, pathname } = new URL(address)
    if (hostname.includes('execute-api')) return new Response('', { status: 403 })
    if (pathname === '/api/health') return Response.json({ status: 'ok' })
    if (pathname.startsWith('/api/')) return new Response('', { status: 401 })
    const path = pathname === '/' ? home : pathname
    const bytes = files.get(path)
    if (!bytes) return new Response('', { status: 404 })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'cache-control': cacheControlOf(path),
        'content-security-policy': `script-src ${hashSource(inlineScript)}`,
      },
    })
  }

const siteOutputs = {
  SiteOrigin: 'https://cars.example',
  SiteBucket: bucket,
  DistributionId: 'D1',
  DistributionHost: 'd1.cloudfront.net',
}

const outputs = (stage: string) => ({
  [`Sayara-${stage}-Web`]: siteOutputs,
  [`Sayara-${stage}-Mail`]: { MailRecord1: 'k._domainkey.cars.example CNAME k.dkim.example', Other: '' },
})

/** One client for each region, so that a test can change what a region answers. */
export const inRegions = <Client>(make: (region: string) => Client) => {
  const made = new Map<string, Client>()
  return (region: string): Client => {
    const client = made.get(region) ?? make(region)
    made.set(region, client)
    return client
  }
}

/** The toolkit, and once the CDK has deployed in that region, the stacks of functions. */
const mockStacks = (region: string, stage: string, functions: ReturnType<typeof fakeFunctions>) => {
  const client = new CloudFormationClient({ region })
  const api = { ResourceType: 'AWS::ApiGatewayV2::Api', PhysicalResourceId: apiId } as StackResource
  const made = (StackName: string) => ({
    StackName,
    CreationTime: new Date(0),
    StackStatus: 'CREATE_COMPLETE' as const,
  })
  mockClient(client)
    .on(DescribeStacksCommand)
    .resolves({
      Stacks: [
        made('CDKToolkit'),
        ...(region === edgeRegion ? [] : functions.parts.map((part) => made(stackName(stage, part)))),
      ],
    })
    .on(DescribeStacksCommand, { StackName: stackName(stage, 'Web') })
    .resolves({
      Stacks: [
        {
          ...made(stackName(stage, 'Web')),
          Outputs: Object.entries(siteOutputs).map(([OutputKey, OutputValue]) => ({
            OutputKey,
            OutputValue,
          })),
        },
      ],
    })
    .on(GetTemplateCommand)
    .rejects(new Error('Stack does not exist'))
    .on(DescribeStackResourcesCommand)
    .resolves({ StackResources: [api] })
    .on(ListStackResourcesCommand)
    .callsFake(({ StackName }: { StackName: string }) => ({
      StackResourceSummaries: functions.inStack(stackPart(StackName)),
    }))
  return client
}

/** STS as somebody who may use the region. */
export const mockIdentity = (region: string): STSClient => {
  const client = new STSClient({ region })
  mockClient(client)
    .on(GetCallerIdentityCommand)
    .resolves({ Account: '123456789012', Arn: 'arn:aws:iam::123456789012:user/sara' })
  return client
}

const mockAws = (stage: string) => {
  const functions = fakeFunctions()
  const cloudFront = new CloudFrontClient({ region: 'us-east-1' })
  const zones = new Route53Client({ region: 'us-east-1' })
  const cloudFrontMock = mockClient(cloudFront)
  cloudFrontMock.on(CreateInvalidationCommand).resolves({ Invalidation: { Id: 'I1' } as never })
  cloudFrontMock.on(GetInvalidationCommand).resolves({ Invalidation: { Status: 'Completed' } as never })
  mockClient(zones).on(ListHostedZonesCommand).resolves({ HostedZones: [], IsTruncated: false, MaxItems: 1 })
  const clients = {
    stacksIn: inRegions((region) => mockStacks(region, stage, functions)),
    identityIn: inRegions(mockIdentity),
    cloudFront,
    zones,
    functions: functions.client,
    alarms: functions.alarms,
  }
  return { clients, cloudFrontMock, functions }
}

/**
 * Tools that deploy to nothing: an own S3, mocked clients, and a CDK that writes its outputs. `done` tells in order what was asked of
 * the world outside, `said` what the operator read.
 */
export const fakeTools = async (stage: string) => {
  const done: string[] = []
  const said: string[] = []
  const builtInto: string[] = []
  const root = await temporaryFolder()
  const siteFolder = await temporaryFolder()
  await buildSmallSite(siteFolder)
  await writeFile(join(root, 'package.json'), JSON.stringify({ dependencies: { sharp: '1.2.3' } }))
  const { client: s3 } = await runS3()
  const aws = mockAws(stage)
  const secrets = fakeSecrets()
  const files = new Map<string, Buffer>()
  s3.middlewareStack.add(
    (next) => async (args) => {
      const { Key, Body } = args.input as { Key?: string; Body?: Buffer }
      if (Key && Body && !Key.startsWith('.')) {
        files.set(`/${Key}`, Body)
        done.push(`put ${Key}`)
      }
      return next(args)
    },
    { step: 'initialize' },
  )
  let sleptMs = 0
  const tools: Tools = {
    root,
    clients: {
      ...aws.clients,
      secrets: secrets.client,
      s3,
      tables: new DynamoDBClient({ region: 'eu-central-1' }),
    },
    say: (line) => void said.push(line),
    ask: async (question) => {
      done.push(`ask ${question.trim()}`)
      return 'y'
    },
    now: () => new Date(Date.parse('2026-01-01T00:00:00Z') + sleptMs),
    sleep: async (ms) => {
      sleptMs += ms
    },
    fetch: async (address) => {
      done.push(`fetch ${address}`)
      return siteFetch(files)(address)
    },
    send: async () => '',
    findNameServers: async () => [],
    functionQuota: async () => 1000,
    mailQuota: async () => ({ perSecond: 20, perDay: 50_000, isInSandbox: false }),
    runCdk: async (args, region) => {
      const stacks = args.filter((arg) => arg.startsWith('Sayara-'))
      done.push(['cdk', args[0], region, ...stacks].join(' '))
      const index = args.indexOf('--outputs-file')
      const file = args[index + 1]
      if (index < 0 || !file) return
      await mkdir(join(root, 'dist'), { recursive: true })
      await writeFile(file, JSON.stringify(outputs(stage)))
    },
    runNpm: async ([name]) => {
      done.push(`npm ${name}`)
      const output = name === 'sbom' ? { components: [{}, {}] } : { vulnerabilities: {} }
      return { isGood: true, output: JSON.stringify(output) }
    },
    buildSite: async (supportAddress, folder) => {
      done.push(`build for ${supportAddress}`)
      builtInto.push(folder)
      return siteFolder
    },
  }
  return { tools, done, said, builtInto, files, secrets, s3, siteFolder, ...aws }
}
