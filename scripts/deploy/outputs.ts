import { readFile } from 'node:fs/promises'
import {
  type CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation'
import { stackName } from '#infra/stack-name.ts'
import type { Clients } from '#scripts/stage/clients.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { productName } from '#shared/constants/market.ts'
import { stageFrom } from '#infra/stage.ts'
import { unlessMissing } from '#scripts/stage/unless-missing.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import type { DeployOptions } from './options.ts'

/** Outputs of the stacks that later steps need. */
export type Outputs = {
  siteOrigin: string
  siteBucket: string
  distributionId: string
  /** CloudFront's own name of the distribution: `d123.cloudfront.net`. */
  distributionHost: string
  /** The API's address that bypasses CloudFront. */
  apiOrigin: string | undefined
  /** DNS records that prove to SES, and to those who receive our mail, that it comes from the domain. */
  mailRecords: string[]
}

/** The file of `cdk deploy --outputs-file`: by stack, then by name. */
type OutputsFile = Record<string, Record<string, string> | undefined>

const apiOriginOf = async (client: CloudFormationClient, stage: string, region: string) => {
  const { StackResources = [] } = await client.send(
    new DescribeStackResourcesCommand({ StackName: stackName(stage, 'Api') }),
  )
  const api = StackResources.find(({ ResourceType }) => ResourceType === 'AWS::ApiGatewayV2::Api')
  return api?.PhysicalResourceId && `https://${api.PhysicalResourceId}.execute-api.${region}.amazonaws.com`
}

type Named = Readonly<Record<string, string | undefined>>

/** The outputs of a stack by name. @throws the refusal of CloudFormation when there is no such stack */
export const stackOutputs = async (client: CloudFormationClient, name: string): Promise<Named> => {
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }))
  const found = Stacks.flatMap(({ Outputs = [] }) => Outputs)
  return Object.fromEntries(found.map(({ OutputKey = '', OutputValue }) => [OutputKey, OutputValue]))
}

/** An output that there must be. @throws CommandError when there is none */
export const need = (outputs: Named, name: string): string => {
  const value = outputs[name]
  if (!value) throw new CommandError(`A stack does not say its ${name}.`)
  return value
}

/** @throws CommandError when the stack of the site does not say something */
const siteOutputs = (web: Named, stage: string) => {
  const { SiteOrigin: siteOrigin, SiteBucket: siteBucket } = web
  const { DistributionId: distributionId, DistributionHost: distributionHost } = web
  if (!siteOrigin || !siteBucket || !distributionId || !distributionHost)
    throw new CommandError(
      `The stack ${stackName(stage, 'Web')} does not say its address, bucket and distribution.`,
    )
  return { siteOrigin, siteBucket, distributionId, distributionHost }
}

/** The outputs of a stage as it stands. @throws CommandError when there is no such stage */
export const findOutputs = async (
  { stacksIn }: Pick<Clients, 'stacksIn'>,
  { stage, region }: { stage: string; region: string },
): Promise<Omit<Outputs, 'mailRecords'>> => {
  const client = stacksIn(region)
  const web = await unlessMissing(stackOutputs(client, stackName(stage, 'Web')), undefined)
  if (!web) throw new CommandError(`There is no stage ${stage} in ${region} of this account.`)
  return { ...siteOutputs(web, stage), apiOrigin: await apiOriginOf(client, stage, region) }
}

/** Reads the outputs that the CDK has written to `file`, and requests the rest. @throws CommandError when an output is missing */
export const readOutputs = async (
  file: string,
  { stacksIn }: Pick<Clients, 'stacksIn'>,
  { stage, region }: { stage: string; region: string },
): Promise<Outputs> => {
  const all = JSON.parse(await readFile(file, 'utf8')) as OutputsFile
  return {
    ...siteOutputs(all[stackName(stage, 'Web')] ?? {}, stage),
    apiOrigin: await apiOriginOf(stacksIn(region), stage, region),
    mailRecords: Object.entries(all[stackName(stage, 'Mail')] ?? {})
      .filter(([name]) => name.startsWith('MailRecord'))
      .map(([, record]) => record),
  }
}

const records = (values: DeployOptions['values'], { mailRecords, distributionHost }: Outputs): string[] => {
  const { domain } = values
  if (!domain) return []
  return [
    `Add these records where the DNS of ${domain} is kept (there is no zone of it in this account):`,
    `  ${domain} ALIAS or CNAME ${distributionHost}`,
    ...mailRecords.map((record) => `  ${record}`),
  ]
}

const mailLine = (values: DeployOptions['values']): string => {
  const { mail } = stageFrom(values)
  const proof = mail.domain
    ? 'as soon as SES has seen those of its DNS records'
    : `once the link is followed that SES has sent to ${mail.from}`
  return `Mail comes from ${mail.from} ${proof}. SES and SNS send to strangers when the account has left their sandboxes (AWS console, "Request production access").`
}

/** The final message for the operator: the site's address, and what only they can do. */
export const successMessage = (
  { values }: Pick<DeployOptions, 'values'>,
  outputs: Outputs,
  { hasZone, hasRotated }: { hasZone: boolean; hasRotated: boolean },
): string => {
  const { stage, region } = values
  const { mail } = stageFrom(values)
  const address = mail.domain ? `an address at ${mail.domain}` : mail.from
  return [
    '',
    `${productName.en} is deployed: ${outputs.siteOrigin}`,
    ...(hasZone ? [] : records(values, outputs)),
    mailLine(values),
    ...(hasRotated
      ? ['The old origin secret is no longer sent. The next deploy makes the functions refuse it.']
      : []),
    `The first admin: register on the site with ${address} (no other gets the code while SES is in its sandbox) and confirm it, then npm run admin:grant -- <username> --stage ${stage} ${flagOf('region')} ${region}, and turn on two-step sign-in (My account, Sign-in and security)`,
  ].join('\n')
}
