import {
  type CloudFormationClient,
  DescribeStackResourcesCommand,
  type StackResource,
} from '@aws-sdk/client-cloudformation'
import { copiesPart } from '#infra/constructs/replication.ts'
import { copyRegionOf } from '#infra/regions.ts'
import { copyVaultName } from '#infra/stacks/backup-copies.ts'
import { stackName } from '#infra/stack-name.ts'
import { deployParts } from '#scripts/deploy/deploy-stacks.ts'
import { need, stackOutputs } from '#scripts/deploy/outputs.ts'
import { type Deployment, deploySteps } from '#scripts/deploy/steps.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import { known, type Step } from '#scripts/stage/steps.ts'
import { unlessMissing } from '#scripts/stage/unless-missing.ts'
import { bringCopy, newestCopy, type RecoveryPoint, restoreTable } from './backups.ts'
import { copyFiles, type CopiedFiles, countFiles, filesAsOf } from './copy-files.ts'
import { carsInSearch, type Holdings, returnedFiles, sayReturned } from './count-restored.ts'
import { deleteAgain } from './deletions.ts'
import { releaseName, releaseRecords } from './domain.ts'
import type { RestoreOptions } from './options.ts'
import { replaceEmptyTable } from './table.ts'
import type { RestoreTools } from './tools.ts'
import { requireFreeRoles } from './workflow-roles.ts'

type Restoration = Deployment & {
  /** The outputs of the stack of the copies. */
  copies: Named
  point: RecoveryPoint
  /** The outputs of the stack Data in the new region. */
  data: Named
  /** An earlier run has come as far as the functions: people may use the site, and what they deleted since must not come back. */
  isOpen: boolean
  holdings: Holdings
  photos: CopiedFiles
  documents: CopiedFiles
}
type RestoreStep = Step<Restoration>

type Named = Awaited<ReturnType<typeof stackOutputs>>

/** The resources of a stack; none when there is no such stack. */
const resourcesOf = async (client: CloudFormationClient, StackName: string): Promise<StackResource[]> => {
  const asked = client.send(new DescribeStackResourcesCommand({ StackName }))
  return (await unlessMissing(asked, undefined))?.StackResources ?? []
}

/** Looks, before anything is made, whether there is something to restore. */
const finding = ({ from, values }: RestoreOptions, tools: RestoreTools): RestoreStep => ({
  name: 'copies',
  says: 'Looking for the newest copy',
  run: async () => {
    const region = copyRegionOf(from)
    const copies = await stackOutputs(tools.clients.stacksIn(region), stackName(values.stage, copiesPart))
    const point = await newestCopy(tools.callBackup, { region, vault: copyVaultName(values.stage), from })
    tools.say(`    of ${point.at.toISOString()}, in ${region}`)
    return { copies, point }
  },
})

const freeRoles = ({ values }: RestoreOptions, tools: RestoreTools): RestoreStep => ({
  name: 'workflow roles',
  says: 'Looking whether the roles of GitHub’s workflows can be made',
  run: () => requireFreeRoles(values, tools),
})

const table = ({ from, values }: RestoreOptions, tools: RestoreTools): RestoreStep => ({
  name: 'table',
  says: 'Restoring the table (some twenty minutes, and time for its size)',
  run: async (facts) => {
    const { region, stage } = values
    const data = await stackOutputs(tools.clients.stacksIn(region), stackName(stage, 'Data'))
    const [name, keyArn] = [need(data, 'TableName'), need(data, 'TableKeyArn')]
    const roleArn = need(known(facts, 'copies'), 'TableRestoreRoleArn')
    const place = { region: copyRegionOf(from), vault: copyVaultName(stage) }
    const restore = async () => {
      const point = known(facts, 'point')
      const isThere = place.region === region
      const brought = isThere
        ? point
        : await bringCopy(
            tools.callBackup,
            point,
            { from: place, to: region, account: known(facts, 'account'), roleArn },
            tools,
          )
      const vault = isThere ? place.vault : `${place.vault}-brought`
      await restoreTable(tools.callBackup, brought, { region, vault, table: name, keyArn, roleArn }, tools)
    }
    const isNew = await replaceEmptyTable(tools.clients.tables, { name, keyArn }, restore, tools)
    tools.say(`    ${name}${isNew ? '' : ' was restored before'}`)
    const jobs = await resourcesOf(tools.clients.stacksIn(region), stackName(stage, 'Jobs'))
    return { data, isOpen: !isNew && jobs.length > 0 }
  },
})

const deletions = (options: RestoreOptions, tools: RestoreTools): RestoreStep => ({
  name: 'deletions',
  says: 'Deleting again who has left, and emptying the outbox of a site that is not open yet',
  run: async (facts) => {
    const name = need(known(facts, 'data'), 'TableName')
    const restored = { name, at: known(facts, 'point').at, isOpen: known(facts, 'isOpen') }
    return { holdings: await deleteAgain(restored, options, tools) }
  },
})

const files = (
  { from: lost, values }: RestoreOptions,
  tools: RestoreTools,
  kind: 'photos' | 'documents',
): RestoreStep => ({
  name: kind,
  says: `Copying the ${kind}`,
  run: async (facts) => {
    const copies = known(facts, 'copies')
    const from = need(copies, kind === 'photos' ? 'PhotoCopies' : 'DocumentCopies')
    const to = need(known(facts, 'data'), kind === 'photos' ? 'PhotoBucket' : 'DocumentBucket')
    const role = need(copies, 'FileRestoreRoleArn')
    if (known(facts, 'isOpen')) {
      tools.say('    left as they are: the site is open')
      return { [kind]: await countFiles(tools.filesAs(role, values.region), to) }
    }
    const sources = filesAsOf(tools.filesAs(role, copyRegionOf(lost)), from, known(facts, 'point').at)
    const onProgress = (done: number) => tools.say(`    ${done} …`)
    const done = await copyFiles({
      client: tools.filesAs(role, values.region),
      from,
      to,
      sources,
      onProgress,
    })
    tools.say(`    ${done.copied} copied, ${done.present} there already`)
    return { [kind]: done }
  },
})

const domainOf = ({ values }: RestoreOptions, tools: RestoreTools): RestoreStep => ({
  name: 'domain',
  says: 'Taking the site’s name from the lost stage',
  run: async (facts) => {
    const { domain, region, stage } = values
    if (!domain) return
    const client = tools.clients.stacksIn(region)
    const web = await resourcesOf(client, stackName(stage, 'Web'))
    const ours = web.find(
      ({ ResourceType }) => ResourceType === 'AWS::CloudFront::Distribution',
    )?.PhysicalResourceId
    for (const id of await releaseName(tools.clients.cloudFront, domain, ours))
      tools.say(`    ${id} has it no more`)
    const zone = known(facts, 'zone').found
    if (!zone) return
    const missing = []
    for (const stack of await tools.readAssembly(stage))
      if ((await resourcesOf(client, stack.name)).length === 0) missing.push(stack)
    for (const record of await releaseRecords(tools.clients.zones, zone.id, missing))
      tools.say(`    ${record} is free`)
  },
})

const counting = ({ from, values }: RestoreOptions, tools: RestoreTools): RestoreStep => ({
  name: 'counts',
  says: 'Counting what came back',
  run: async (facts) => {
    const holdings = known(facts, 'holdings')
    const copied = { photos: known(facts, 'photos'), documents: known(facts, 'documents') }
    const zone = known(facts, 'zone').found
    const { siteOrigin, distributionHost } = known(facts, 'outputs')
    const origin = zone ? siteOrigin : `https://${distributionHost}`
    const total = await carsInSearch(origin, tools.fetch)
    for (const [kind, count] of Object.entries(holdings.items))
      tools.say(`    ${kind.padEnd(28)}${String(count).padStart(8)}`)
    for (const line of sayReturned(returnedFiles(holdings, copied))) tools.say(`    ${line}`)
    tools.say(
      `    people: ${holdings.people}, each of whom chooses a new password; cars in the search: ${total}`,
    )
    tools.say(
      [
        'What is left to you:',
        ...(zone ? [] : [`  DNS: ${values.domain} must lead to ${distributionHost}.`]),
        `  Mail: SES and SNS in ${values.region} are in their sandboxes until AWS lets them out (AWS console, "Request production access").`,
        '  Quotas of the new region: Lambda’s concurrency, which `npm run deploy` asks about.',
        '  Tell people, and that everybody chooses a new password.',
        `  The copies in ${copyRegionOf(from)} that the new stage does not keep up: infra/runbooks/restore.md says what ends them, within 35 days.`,
        `  The next deploys: ${flagOf('region')} ${values.region}`,
      ].join('\n'),
    )
  },
})

/**
 * Everything that `npm run restore` does, in this order: the steps of a deploy, with the data between the templates and the functions.
 * Nobody reaches the site before deletions are replayed.
 */
export const restoreSteps = (options: RestoreOptions, tools: RestoreTools): RestoreStep[] => {
  const deploying: RestoreStep[] = deploySteps(options, tools)
  const synthesis = deploying.findIndex(({ name }) => name === 'synthesis')
  const bootstrap = deploying.findIndex(({ name }) => name === 'bootstrap')
  return [
    ...deploying.slice(0, bootstrap),
    finding(options, tools),
    freeRoles(options, tools),
    ...deploying.slice(bootstrap, synthesis + 1),
    {
      name: 'data stack',
      says: 'Making what keeps data',
      run: (facts) => deployParts(options, { zone: known(facts, 'zone').found, parts: ['Data'] }, tools),
    },
    table(options, tools),
    deletions(options, tools),
    files(options, tools, 'photos'),
    files(options, tools, 'documents'),
    domainOf(options, tools),
    ...deploying.slice(synthesis + 1),
    counting(options, tools),
  ]
}
