import type { FunctionEnv } from '#functions/core/env.ts'
import { queueList } from '#infra/queues.ts'
import { senderOf } from '#infra/sender.ts'

/** Names of the local cloud's parts, as CDK gives them to functions in AWS. */
export const localNames = {
  TABLE_NAME: 'sayara',
  UPLOAD_BUCKET: 'sayara-uploads',
  PHOTO_BUCKET: 'sayara-photos',
  DOCUMENT_BUCKET: 'sayara-documents',
  SEARCH_BUCKET: 'sayara-search',
  SITE_BUCKET: 'sayara-site',
  SEARCH_FUNCTION: 'sayara-search-index',
  BUILD_FUNCTION: 'sayara-build-search-index',
  // The form of a real pool's id, because the token verifier derives the issuer from it.
  USER_POOL_ID: 'eu-central-1_Local0001',
  USER_POOL_CLIENT_ID: 'sayaralocalclient000000000',
  MAIL_FROM: senderOf('no-reply@sayara.example'),
  MAIL_CONFIGURATION_SET: 'sayara-mails',
  // As fast as this machine can.
  MAIL_WORKERS: '2',
  MAILS_PER_SECOND: '1000',
  SUPPORT_MAILBOX: 'support@sayara.example',
  // The specification's admin signs in with a password alone; `STAFF_FACTORS=two npm start` asks for more.
  STAFF_FACTORS: 'one',
} as const

/** The function that the user pool calls. */
export const localTriggers = 'sayara-pool-triggers'

export const localBuckets = [
  localNames.UPLOAD_BUCKET,
  localNames.PHOTO_BUCKET,
  localNames.DOCUMENT_BUCKET,
  localNames.SEARCH_BUCKET,
  localNames.SITE_BUCKET,
] as const

const nowhere = 'http://localhost'

/**
 * The environment of a command, or a test, whose repositories use a table and nothing else of a function's environment: the other
 * names lead nowhere from here.
 */
export const tableEnvironment: FunctionEnv = {
  ...localNames,
  ...(Object.fromEntries(queueList.map(({ url }) => [url, nowhere])) as Record<
    (typeof queueList)[number]['url'],
    string
  >),
  PUBLIC_ORIGIN: nowhere,
}
