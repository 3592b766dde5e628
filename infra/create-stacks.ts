import type { App } from 'aws-cdk-lib'
import type { BundleFolders } from '#infra/bundle.ts'
import type { Surroundings } from '#infra/constructs/node-function.ts'
import { ApiStack } from '#infra/stacks/api.ts'
import { AuthStack } from '#infra/stacks/auth.ts'
import { DataStack } from '#infra/stacks/data.ts'
import { JobsStack } from '#infra/stacks/jobs.ts'
import { MailStack } from '#infra/stacks/mail.ts'
import { RoutesStack } from '#infra/stacks/routes.ts'
import { WebStack } from '#infra/stacks/web.ts'
import type { Stage } from '#infra/stage.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

const groups: Record<Contract['stack'], string> = {
  public: 'RoutesPublic',
  account: 'RoutesAccount',
  seller: 'RoutesSeller',
  admin: 'RoutesAdmin',
}

/** The whole product on one stage. `folders` hold the bundled functions; nothing is read from AWS. */
export const createStacks = (app: App, stage: Stage, folders: BundleFolders): void => {
  const name = (part: string) => `Sayara-${stage.name}-${part}`
  const data = new DataStack(app, name('Data'), stage)
  const auth = new AuthStack(app, name('Auth'), stage)
  const mail = new MailStack(app, name('Mail'), stage)
  const api = new ApiStack(app, name('Api'), { stage, auth })
  const web = new WebStack(app, name('Web'), { stage, api, data, contracts: liveRoutes })

  const given: Surroundings = {
    stage,
    resources: { ...resourcesOf(data), userPool: auth.userPool, mailIdentityArn: mail.identityArn },
    environment: {
      TABLE_NAME: data.table.tableName,
      UPLOAD_BUCKET: data.uploads.bucketName,
      PHOTO_BUCKET: data.photos.bucketName,
      DOCUMENT_BUCKET: data.documents.bucketName,
      SEARCH_BUCKET: data.search.bucketName,
      USER_POOL_ID: auth.userPool.userPoolId,
      USER_POOL_CLIENT_ID: auth.client.userPoolClientId,
      MAIL_FROM: `Sayara <${stage.mail.from}>`,
      SUPPORT_MAILBOX: stage.mail.support,
      PUBLIC_ORIGIN: web.origin,
    },
  }
  for (const [group, part] of Object.entries(groups)) {
    const contracts = liveRoutes.filter(({ stack }) => stack === group)
    new RoutesStack(app, name(part), { api, contracts, given, folders })
  }
  new JobsStack(app, name('Jobs'), { folders, given })
}

const resourcesOf = ({ table, uploads, photos, documents, documentKey, search }: DataStack) => ({
  table,
  uploads,
  photos,
  documents,
  documentKey,
  search,
})
