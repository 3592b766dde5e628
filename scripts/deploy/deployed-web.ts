import type { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { stackName } from '#infra/stack-name.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { deployedTemplate } from '#scripts/stage/deployed-template.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import type { Zone } from './domain.ts'

const deployedWeb = (client: CloudFormationClient, stage: string) =>
  deployedTemplate(client, stackName(stage, 'Web'))

const namesAws = (template: string): boolean => template.includes('.execute-api.')

/** What the stack Web, as it was last deployed, tells the next deploy. */
export type DeployedWeb = {
  /**
   * Whether CloudFront calls the API by the name that AWS made up. It does until the deploy after that which finds a zone for the domain:
   * the API changes early in a deploy and CloudFront last; closing the name before that would take the site down meanwhile.
   */
  callsAwsName: boolean
  /** The hashes of the inline scripts that its headers allow, the newest first: one of them is that of the pages which answer now. */
  earlyScripts: readonly string[]
}

/** Reads what the next deploy needs of the site that is there; of a new one there is nothing. */
export const readWeb = async (client: CloudFormationClient, stage: string): Promise<DeployedWeb> => {
  const template = (await deployedWeb(client, stage)) ?? ''
  const [, sources = ''] = /script-src 'self' ([^;]*)/.exec(template) ?? []
  return { callsAwsName: namesAws(template), earlyScripts: sources.match(/sha256-[^']+/g) ?? [] }
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
    `This site keeps its domain ${kept} and the zone of it in Route 53, since CloudFront calls the API by a name there: ` +
      `deploy it with both (${flagOf('domain')} ${kept}); another domain takes a stage that is made anew.`,
  )
}
