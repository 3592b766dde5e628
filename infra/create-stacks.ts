import { ArnFormat, ReferenceStrength, Stack, type App } from 'aws-cdk-lib'
import type { FunctionEnv } from '#functions/core/env.ts'
import { PermissionsBoundary, type IManagedPolicy } from 'aws-cdk-lib/aws-iam'
import type { BundleFolders } from '#infra/bundle.ts'
import { jobList } from '#infra/jobs.ts'
import { mailPace, queueList } from '#infra/queues.ts'
import type { Surroundings } from '#infra/constructs/node-function.ts'
import { functionNameOf } from '#infra/internal-functions.ts'
import { boundaryArn } from '#infra/boundary.ts'
import { senderOf } from '#infra/sender.ts'
import { AccessStack } from '#infra/stacks/access.ts'
import { ApiStack } from '#infra/stacks/api.ts'
import { ApiStageStack } from './stacks/api-stage.ts'
import { AuthStack } from '#infra/stacks/auth.ts'
import { copiesPart } from '#infra/constructs/replication.ts'
import { BackupCopiesStack } from '#infra/stacks/backup-copies.ts'
import { BackupStack } from '#infra/stacks/backup.ts'
import { DataStack } from './stacks/data.ts'
import { EdgeStack } from '#infra/stacks/edge.ts'
import { JobsStack } from './stacks/jobs.ts'
import { MailStack } from '#infra/stacks/mail.ts'
import { EdgeMonitoringStack, MonitoringStack } from './stacks/monitoring.ts'
import { RoutesStack } from './stacks/routes.ts'
import { SearchStack } from './stacks/search.ts'
import { QueuesStack } from '#infra/stacks/queues.ts'
import { SiteLogStack } from '#infra/stacks/site-log.ts'
import { TrailStack } from '#infra/stacks/trail.ts'
import { WebStack } from './stacks/web.ts'
import { liveAlias, stackName } from './stack-name.ts'
import type { Stage } from '#infra/stage.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

const groups: Record<Contract['stack'], string> = {
  public: 'RoutesPublic',
  pages: 'RoutesPages',
  account: 'RoutesAccount',
  identity: 'RoutesIdentity',
  seller: 'RoutesSeller',
  dealing: 'RoutesDealing',
  review: 'RoutesReview',
  admin: 'RoutesAdmin',
}

/** The whole product on one stage. `folders` hold the bundled functions; nothing is read from AWS. */
export const createStacks = (app: App, stage: Stage, folders: BundleFolders): void => {
  const name = (part: string) => stackName(stage.name, part)
  const access = new AccessStack(app, name('Access'), stage)
  const copies = stage.keepsData ? new BackupCopiesStack(app, name(copiesPart), stage) : undefined
  const data = new DataStack(app, name('Data'), stage, copies)
  const auth = new AuthStack(app, name('Auth'), stage)
  const mail = new MailStack(app, name('Mail'), stage)
  const { queues } = new QueuesStack(app, name('Queues'), stage)
  const api = new ApiStack(app, name('Api'), { stage, auth })
  const edge = new EdgeStack(app, name('Edge'), stage)
  const web = new WebStack(app, name('Web'), { stage, edge, api, data, contracts: liveRoutes })
  // Read by stacks of another region, where no export of this one is seen.
  const distributionId = Stack.consumeReference(web.distribution.distributionId, ReferenceStrength.WEAK)
  new SiteLogStack(app, name('SiteLog'), { stage, distributionId })

  const [searchFunction, buildFunction] = (['searchIndex', 'buildSearchIndex'] as const).map(
    (id) => `${functionNameOf(stage, id)}:${liveAlias}`,
  ) as [string, string]
  const functionArn = (resourceName: string) =>
    data.formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
  const given: Surroundings = {
    stage,
    folders,
    logKey: data.keys.logs,
    resources: {
      ...resourcesOf(data),
      site: web.site,
      userPool: auth.userPool,
      queues,
      mailSenderArns: mail.senderArns,
      searchFunctionArn: functionArn(searchFunction),
      buildFunctionArn: functionArn(buildFunction),
    },
    environment: environmentOf(stage, { data, auth, mail, web, queues, searchFunction, buildFunction }),
  }
  const search = new SearchStack(app, name('Search'), { given })
  const routes = Object.entries(groups).map(([group, part]) => {
    const contracts = liveRoutes.filter(({ stack }) => stack === group)
    return new RoutesStack(app, name(part), { api, contracts, given })
  })
  const [ofSite, others] = [jobList.filter((row) => row.isOfSite), jobList.filter((row) => !row.isOfSite)]
  const jobs = new JobsStack(app, name('Jobs'), { given, rows: others })
  // With a domain the site is made after all others, so that only what comes after it can know its bucket.
  const environment = { ...given.environment, SITE_BUCKET: web.site.bucketName }
  const siteJobs = new JobsStack(app, name('SiteJobs'), { given: { ...given, environment }, rows: ofSite })
  search.addStackDependency(jobs)
  // Jobs first: they write what the search reads, which the routes ask. Then one after another, since API Gateway answers two changes
  // of one API at the same time with a ConflictException.
  routes.forEach((stack, index) => {
    stack.addStackDependency(routes[index - 1] ?? search)
  })
  const { logs: logKey } = data.keys
  const apiStage = new ApiStageStack(app, name('ApiStage'), {
    stage,
    logKey,
    api,
    contracts: liveRoutes,
    routes,
  })
  // Functions must know the site's address, so that without a domain CloudFront has to make one up before there are any.
  if (stage.domain) web.addStackDependency(apiStage)
  new MonitoringStack(app, name('Monitoring'), {
    stage,
    edge,
    web,
    api,
    data,
    jobs: [jobs, siteJobs],
    queues,
    copies,
  })
  new EdgeMonitoringStack(app, name('EdgeMonitoring'), { stage, edge, distributionId })
  if (copies) {
    new TrailStack(app, name('Trail'), { stage, data })
    new BackupStack(app, name('Backup'), { stage, data, copies })
  }
  bindRoles(app, stage, access)
}

/** Gives every role of every other stack the boundary, which must be there first. */
const bindRoles = (app: App, stage: Stage, access: AccessStack): void => {
  for (const stack of app.node.children) {
    if (!Stack.isStack(stack) || stack === access) continue
    stack.addStackDependency(access)
    PermissionsBoundary.of(stack).apply({ managedPolicyArn: boundaryArn(stage) } as IManagedPolicy)
  }
}

type Made = {
  data: DataStack
  auth: AuthStack
  mail: MailStack
  web: WebStack
  queues: QueuesStack['queues']
  searchFunction: string
  buildFunction: string
}

/** What every function is told by its environment; `functions/core/env.ts` says what each is. */
const environmentOf = (
  stage: Stage,
  { data, auth, mail, web, queues, searchFunction, buildFunction }: Made,
): Surroundings['environment'] => {
  const pace = mailPace(stage.mail.perSecond)
  const { hashes } = stage.originSecret
  return {
    TABLE_NAME: data.table.tableName,
    UPLOAD_BUCKET: data.uploads.bucketName,
    PHOTO_BUCKET: data.photos.bucketName,
    DOCUMENT_BUCKET: data.documents.bucketName,
    SEARCH_BUCKET: data.search.bucketName,
    SEARCH_FUNCTION: searchFunction,
    BUILD_FUNCTION: buildFunction,
    USER_POOL_ID: auth.userPool.userPoolId,
    USER_POOL_CLIENT_ID: auth.client.userPoolClientId,
    MAIL_FROM: senderOf(stage.mail.from),
    SUPPORT_MAILBOX: stage.mail.support,
    ...queueUrls(queues),
    MAIL_WORKERS: String(pace.workers),
    MAILS_PER_SECOND: pace.perSecond.toFixed(1),
    MAIL_CONFIGURATION_SET: mail.configurationSetName,
    PUBLIC_ORIGIN: web.origin,
    ...(stage.name !== 'prod' && { ROBOTS: 'noindex' }),
    ...(hashes.length > 0 && { ORIGIN_SECRET_HASHES: hashes.join(',') }),
  }
}

type QueueUrls = Pick<FunctionEnv, (typeof queueList)[number]['url']>

const queueUrls = (made: QueuesStack['queues']): QueueUrls =>
  Object.fromEntries(queueList.map(({ name, url }) => [url, made[name].queue.queueUrl])) as QueueUrls

const resourcesOf = ({ table, uploads, photos, documents, keys, search }: DataStack) => ({
  table,
  uploads,
  photos,
  documents,
  keys,
  search,
})
