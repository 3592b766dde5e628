import { regions } from '#infra/regions.ts'
import { stageRegions } from '#infra/stage-options.ts'
import { originSecretName, stageFrom } from '#infra/stage.ts'
import { findAccount } from '#scripts/stage/clients.ts'
import { contextArgs } from '#scripts/stage/flags.ts'
import { known, type Step } from '#scripts/stage/steps.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { dataVersion } from '#shared/constants/storage.ts'
import { auditArgs, judgeAudit, readAudit } from './audit.ts'
import { deployAll, regionsToBootstrap, releaseFailedStacks, synthesise } from './deploy-stacks.ts'
import { pruneVersions, type Live, type Versions } from './function-versions.ts'
import { successMessage, type Outputs } from './outputs.ts'
import { requireKeptName } from './deployed-web.ts'
import { chooseZone, type Zone } from './domain.ts'
import { deployFolders } from './folders.ts'
import { judgeFunctionQuota } from './function-quota.ts'
import { forget, readReleases } from './releases.ts'
import { releaseSteps } from './release-steps.ts'
import { describeMailQuota, type MailQuota } from './mail-quota.ts'
import type { DeployOptions } from './options.ts'
import {
  acceptedHashes,
  beginRotation,
  ensureOriginSecret,
  promotePending,
  retirePrevious,
  type OriginSecret,
} from './origin-secret.ts'
import { packageSharp } from './package-sharp.ts'
import { sbomFile, writeSbom } from './sbom.ts'
import { smokeTest } from './smoke-test.ts'
import { footerCompany } from '#scripts/site/build-site.ts'
import { readMaps } from '#scripts/trace/map-files.ts'
import type { Tools } from './tools.ts'
import { uploadSite } from './upload-site.ts'

/** Results of the steps, for the ones after them. */
export type Deployment = {
  account: string
  zone: { found: Zone | undefined }
  mailQuota: { found: MailQuota | undefined }
  siteFolder: string
  secret: OriginSecret
  /** What answered before anything was changed. */
  live: Live
  /** What answers now. */
  versions: Versions
  outputs: Outputs
  changed: string[]
}

export type DeployStep = Step<Deployment>

/** Looks and builds; nothing in AWS has changed when one of these fails. */
const preparations = ({ values, isUnaudited }: DeployOptions, tools: Tools): DeployStep[] => [
  {
    name: 'account',
    says: 'Asking AWS which account this is',
    run: async () => {
      const { account, caller } = await findAccount(tools.clients, stageRegions(stageFrom(values)))
      const { place = values.region, warning } = regions[values.region] ?? {}
      tools.say(`    ${account} as ${caller}; stage ${values.stage} in ${values.region} (${place})`)
      if (warning) tools.say(`    Think twice: ${place} ${warning}.`)
      return { account }
    },
  },
  {
    name: 'zone',
    says: 'Looking for the zone of the domain',
    run: async () => {
      const found = await chooseZone(tools.clients.zones, values, tools.findNameServers)
      await requireKeptName(tools.clients.stacksIn(values.region), values, found)
      const none = values.domain ? 'none; its records are made by hand' : 'no domain'
      tools.say(`    ${found ? `${found.name} (${found.id})` : none}`)
      return { zone: { found } }
    },
  },
  {
    name: 'dependencies',
    says: 'Asking what is known about the dependencies, and listing them',
    run: async () => {
      const audit = readAudit(await tools.runNpm(auditArgs))
      tools.say(`    ${judgeAudit(audit, { isProd: values.stage === 'prod', isUnaudited })}`)
      tools.say(`    ${await writeSbom(tools.root, tools.runNpm)} packages: ${sbomFile}`)
    },
  },
  {
    name: 'sharp',
    says: 'Fetching sharp for Lambda, if it is not there',
    run: async () => void (await packageSharp(tools.root, tools.runNpm)),
  },
  {
    name: 'site',
    says: 'Building the site, if it has changed',
    run: async () => {
      tools.say(`    in its footer: ${footerCompany(process.env)}`)
      const { site } = deployFolders(tools.root, values.stage)
      return { siteFolder: await tools.buildSite(stageFrom(values).mail.support, site) }
    },
  },
  {
    name: 'quota',
    says: 'Asking how many functions may run at once',
    run: async () => {
      const answer = await tools.functionQuota(values.region)
      tools.say(`    ${judgeFunctionQuota(answer, stageFrom(values))}`)
    },
  },
  {
    name: 'mail quota',
    says: 'Asking how much mail may be sent',
    run: async () => {
      const found = await tools.mailQuota(values.region)
      tools.say(`    ${describeMailQuota(found)}`)
      return { mailQuota: { found } }
    },
  },
]

const bootstrap = async ({ values, isYes }: DeployOptions, account: string, tools: Tools): Promise<void> => {
  const regions = await regionsToBootstrap(stageRegions(stageFrom(values)), tools.clients.stacksIn)
  if (regions.length === 0) return
  const question = `    The CDK has to prepare ${account} once in ${regions.join(' and ')}: a bucket and roles. Do it now? [y/N] `
  if (!isYes && !/^y(?:es)?$/i.test(await tools.ask(question)))
    throw new CommandError(`${regions.join(' and ')} are not prepared for the CDK. Say yes, or give --yes.`)
  for (const region of regions)
    // With the stage, which the CDK's app asks for: the command runs it first, though it needs nothing of it.
    await tools.runCdk(['bootstrap', `aws://${account}/${region}`, ...contextArgs(values)], region)
}

/** Makes the stage. */
const stages = (options: DeployOptions, tools: Tools): DeployStep[] => [
  {
    name: 'bootstrap',
    says: 'Looking whether the account is prepared for the CDK',
    run: (facts) => bootstrap(options, known(facts, 'account'), tools),
  },
  {
    name: 'secret',
    says: 'Making sure of the secret between CloudFront and the API',
    run: async () => {
      const secret = await ensureOriginSecret(tools.clients.secrets, originSecretName(options.values.stage))
      return { secret: options.isRotating ? await beginRotation(tools.clients.secrets, secret) : secret }
    },
  },
  {
    name: 'failed stacks',
    says: 'Looking for stacks that were never made',
    run: async () => {
      const { stage } = options.values
      const places = stageRegions(stageFrom(options.values)).map(tools.clients.stacksIn)
      for (const name of await releaseFailedStacks(places, stage))
        tools.say(`    ${name} failed when it was first made and is made again`)
    },
  },
]

/** Only now does every function accept the new secret, and only now may CloudFront send it. */
const rotation = (options: DeployOptions, tools: Tools): DeployStep => ({
  name: 'rotation',
  says: 'Letting CloudFront send the new secret',
  run: async (facts) => {
    const secret = await promotePending(tools.clients.secrets, known(facts, 'secret'))
    const zone = known(facts, 'zone').found
    await synthesise(options, { zone, secret, mailQuota: known(facts, 'mailQuota').found }, tools)
    await deployAll(options, zone, tools)
    return { secret }
  },
})

/** Makes it a working site. */
const opening = (options: DeployOptions, tools: Tools): DeployStep[] => [
  {
    name: 'upload',
    says: 'Uploading the site',
    run: async (facts) => {
      let shown = 0
      const upload = {
        client: tools.clients.s3,
        bucket: known(facts, 'outputs').siteBucket,
        folder: known(facts, 'siteFolder'),
        now: tools.now(),
        release: {
          functions: known(facts, 'versions'),
          dataVersion,
          secretHashes: acceptedHashes(known(facts, 'secret')),
        },
        maps: await readMaps(deployFolders(tools.root, options.values.stage).maps),
      }
      const { changed, sent, unchanged, removed } = await uploadSite(upload, (done, all) => {
        const quarter = Math.floor((done * 4) / all)
        if (quarter > shown) tools.say(`    ${done} of ${all}`)
        shown = Math.max(shown, quarter)
      })
      tools.say(`    ${sent} sent, ${unchanged} there already, ${removed} of old versions removed`)
      return { changed }
    },
  },
  {
    name: 'cache',
    says: 'Letting CloudFront forget the pages before',
    run: async (facts) =>
      forget(tools.clients.cloudFront, {
        distributionId: known(facts, 'outputs').distributionId,
        paths: known(facts, 'changed'),
        now: tools.now(),
      }),
  },
  {
    name: 'smoke test',
    says: 'Looking whether it works',
    run: async (facts) => {
      const { siteOrigin, distributionHost, apiOrigin } = known(facts, 'outputs')
      // A domain whose records are made by hand may not lead here yet.
      const isOurs = !options.values.domain || known(facts, 'zone').found
      const origin = isOurs ? siteOrigin : `https://${distributionHost}`
      const { fetch, sleep, send } = tools
      await smokeTest(
        { origin, folder: known(facts, 'siteFolder'), fetch, sleep, send, ...(apiOrigin && { apiOrigin }) },
        tools.say,
      )
    },
  },
  {
    name: 'successMessage',
    says: 'Letting go of what is no longer used',
    run: async (facts) => {
      const releases = await readReleases(tools.clients.s3, known(facts, 'outputs').siteBucket)
      const kept = [...releases.values()].map(({ functions = {} }) => functions)
      const pruned = await pruneVersions(tools.clients.functions, Object.keys(known(facts, 'versions')), kept)
      tools.say(`    ${pruned} versions of functions that no release has any more`)
      const hasRotated = await retirePrevious(tools.clients.secrets, known(facts, 'secret'))
      const hasZone = known(facts, 'zone').found !== undefined
      tools.say(successMessage(options, known(facts, 'outputs'), { hasZone, hasRotated }))
    },
  },
]

/** Everything that `npm run deploy` does, in this order. */
export const deploySteps = (options: DeployOptions, tools: Tools): DeployStep[] => [
  ...preparations(options, tools),
  ...stages(options, tools),
  ...releaseSteps(options, tools),
  ...(options.isRotating ? [rotation(options, tools)] : []),
  ...opening(options, tools),
]
