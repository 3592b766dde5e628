import type { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { stackName } from '#infra/stack-name.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { deployedTemplate } from '#scripts/stage/deployed-template.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import type { Zone } from './domain.ts'

const deployedWeb = (client: CloudFormationClient, stage: string) =>
  deployedTemplate(client, stackName(stage, 'Web'))

const namesAws = (template: string): boolean => template.includes('.execute-api.')

/**
 * Whether CloudFront calls the API by the name that AWS made up, as the stack Web was last deployed. It does until the deploy after that
 * which finds a zone for the domain: the API changes early in a deploy and CloudFront last; closing the name before that would take
 * the site down meanwhile.
 */
export const callsAwsName = async (client: CloudFormationClient, stage: string): Promise<boolean> => {
  const template = await deployedWeb(client, stage)
  return template !== undefined && namesAws(template)
}

type Template = {
  Resources?: Record<string, { Properties?: { DistributionConfig?: { Aliases?: string[] } } }>
}

const domainIn = (template: string): string | undefined =>
  Object.values((JSON.parse(template) as Template).Resources ?? {}).flatMap(
    ({ Properties }) => Properties?.DistributionConfig?.Aliases ?? [],
  )[0]

/**
 * Refuses to take the domain or its zone from a site whose CloudFront calls the API by a name in it. The stack Api exports that name, and
 * CloudFormation changes no export that others read: it would fail after uploads and mail have moved to the new domain.
 * @throws CommandError which says what to do
 */
export const requireKeptName = async (
  client: CloudFormationClient,
  { stage, domain }: { stage: string; domain?: string },
  zone: Zone | undefined,
): Promise<void> => {
  const template = await deployedWeb(client, stage)
  const kept = template === undefined || namesAws(template) ? undefined : domainIn(template)
  if (!kept || (zone && domain === kept)) return
  throw new CommandError(
    `This site keeps its domain ${kept} and the zone of it in Route 53, by whose name CloudFront calls the API, ` +
      `so deploy it with both (${flagOf('domain')} ${kept}); another domain takes a stage that is made anew.`,
  )
}
