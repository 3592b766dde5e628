import { edgeRegion } from '#infra/regions.ts'
import { stackName } from '#infra/stack-name.ts'
import { github, gitHubRole } from '#infra/stacks/access.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { stackOutputs } from '#scripts/deploy/outputs.ts'
import { callSigned, type Clients } from '#scripts/stage/clients.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import { unlessMissing } from '#scripts/stage/unless-missing.ts'
import type { RestoreOptions } from './options.ts'

/** Asks IAM whether there is a role. What it does not say, CloudFormation says later. */
export const roleFinder =
  ({ identityIn }: Pick<Clients, 'identityIn'>, send: typeof fetch = fetch) =>
  async (name: string): Promise<boolean> => {
    const call = {
      service: 'iam',
      region: edgeRegion,
      host: 'iam.amazonaws.com',
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: String(new URLSearchParams({ Action: 'GetRole', RoleName: name, Version: '2010-05-08' })),
    } as const
    return (await callSigned(identityIn(edgeRegion), call, send)).ok
  }

/**
 * The roles of GitHub's workflows have names of the account, and those of the lost region's stage are there still.
 * @throws CommandError when they are, unless the stack of the new region has made them already
 */
export const requireFreeRoles = async (
  { stage, region, repository }: RestoreOptions['values'],
  { clients, hasRole }: { clients: Pick<Clients, 'stacksIn'>; hasRole: (name: string) => Promise<boolean> },
): Promise<void> => {
  if (!repository || !(await hasRole(gitHubRole(stage, 'deploy')))) return
  const made = await unlessMissing(stackOutputs(clients.stacksIn(region), stackName(stage, 'Access')), {})
  if ('GitHubRoledeploy' in made) return
  throw new CommandError(
    `The roles ${gitHubRole(stage, 'deploy')} and ${gitHubRole(stage, 'diff')} and the provider ${github} of the lost stage are there ` +
      'still, and an account has one of each name. Delete them first, by the commands in infra/runbooks/restore.md, ' +
      `or leave out ${flagOf('repository')} now and give the workflows back later.`,
  )
}
