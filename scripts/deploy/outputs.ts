import { readFile } from 'node:fs/promises'
import { DescribeStackResourcesCommand, type CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { stackName } from '#infra/stack-name.ts'
import type { Clients } from '#scripts/stage/clients.ts'
import { CommandError } from '#scripts/command/run-command.ts'

/** What the stacks say of themselves, as far as the steps after them need it. */
export type Outputs = {
  siteOrigin: string
  siteBucket: string
  distributionId: string
  /** CloudFront's own name of the distribution: `d123.cloudfront.net`. */
  distributionHost: string
  /** Where the API answers to those who go round CloudFront. */
  apiOrigin: string | undefined
  /** DNS records that prove to SES that the domain is ours. */
  mailRecords: string[]
}

/** By stack, then by name: what `cdk deploy --outputs-file` writes. */
type OutputsFile = Record<string, Record<string, string> | undefined>

const apiOriginOf = async (client: CloudFormationClient, stage: string, region: string) => {
  const { StackResources = [] } = await client.send(
    new DescribeStackResourcesCommand({ StackName: stackName(stage, 'Api') }),
  )
  const api = StackResources.find(({ ResourceType }) => ResourceType === 'AWS::ApiGatewayV2::Api')
  return api?.PhysicalResourceId && `https://${api.PhysicalResourceId}.execute-api.${region}.amazonaws.com`
}

/** Reads what the CDK has written to `file`, and asks for the rest. @throws CommandError when an output is missing */
export const readOutputs = async (
  file: string,
  { stacksIn }: Pick<Clients, 'stacksIn'>,
  { stage, region }: { stage: string; region: string },
): Promise<Outputs> => {
  const all = JSON.parse(await readFile(file, 'utf8')) as OutputsFile
  const web = all[stackName(stage, 'Web')] ?? {}
  const { SiteOrigin: siteOrigin, SiteBucket: siteBucket } = web
  const { DistributionId: distributionId, DistributionHost: distributionHost } = web
  if (!siteOrigin || !siteBucket || !distributionId || !distributionHost)
    throw new CommandError(
      `The stack ${stackName(stage, 'Web')} does not say its address, bucket and distribution.`,
    )
  return {
    siteOrigin,
    siteBucket,
    distributionId,
    distributionHost,
    apiOrigin: await apiOriginOf(stacksIn(region), stage, region),
    mailRecords: Object.entries(all[stackName(stage, 'Mail')] ?? {})
      .filter(([name]) => name.startsWith('DkimRecord'))
      .map(([, record]) => record),
  }
}
