import * as z from 'zod/mini'

const name = z.string().check(z.minLength(1))

const positive = z.string().check(z.refine((text) => Number(text) > 0))

/** The environment variables of a function. CDK types each function's variables from this, so none can be forgotten. */
const schema = z.object({
  TABLE_NAME: name,
  /** Raw photos as people upload them; nothing is served from here. */
  UPLOAD_BUCKET: name,
  /** Finished photos, served by the CDN. */
  PHOTO_BUCKET: name,
  /** ID cards, registration cards, licences: private, encrypted with their own key. */
  DOCUMENT_BUCKET: name,
  /** Snapshots of the search index. */
  SEARCH_BUCKET: name,
  /** The name of the function that holds the search indexes, or the ARN of an alias of it. */
  SEARCH_FUNCTION: name,
  /** The name of the function that builds them from the table, or the ARN of an alias of it. */
  BUILD_FUNCTION: name,
  USER_POOL_ID: name,
  USER_POOL_CLIENT_ID: name,
  /** The URL of the pool's public keys; derived from the pool id when absent. */
  USER_POOL_JWKS_URI: z.optional(name),
  /** The sender of our mail, `Sayara <no-reply@…>` (`infra/sender.ts`). */
  MAIL_FROM: name,
  /** The mailbox for messages of the contact form. */
  SUPPORT_MAILBOX: name,
  /** Emails that wait to be sent, and those that must not wait behind them (`infra/queues.ts`). */
  MAIL_QUEUE_URL: name,
  URGENT_MAIL_QUEUE_URL: name,
  MAIL_FEEDBACK_QUEUE_URL: name,
  ERASURE_QUEUE_URL: name,
  ARCHIVE_QUEUE_URL: name,
  FEED_QUEUE_URL: name,
  /** The workers that share a rate of emails, and that rate a second. */
  MAIL_WORKERS: positive,
  MAILS_PER_SECOND: positive,
  /** What SES watches our mail by: its bounces and complaints come back to us. */
  MAIL_CONFIGURATION_SET: name,
  /** The site's address, scheme and host, for cookies and links. */
  PUBLIC_ORIGIN: name,
  /**
   * SHA-256 in hex of the secrets by which CloudFront shows that a request came through it, joined by a comma. Absent where
   * nothing stands before the API. A hash of 256 random bits is no secret, so the environment holds none.
   */
  ORIGIN_SECRET_HASHES: z.optional(name),
  /** The site's files, served by the CDN; known to the jobs that work on them. */
  SITE_BUCKET: z.optional(name),
  /** Search engines are to keep out: a stage for trying things out. */
  ROBOTS: z.optional(z.literal('noindex')),
  /** How many factors admins must have signed in with. Two when absent, as on every deployed stage; a demo chooses one. */
  STAFF_FACTORS: z.optional(z.enum(['one', 'two'])),
})

export type FunctionEnv = z.output<typeof schema>
export type EnvName = keyof FunctionEnv

let cached: FunctionEnv | undefined

/** The validated environment. Parsed on first use, so that importing a module needs none. Throws when a name is missing. */
export const env = (): FunctionEnv => {
  if (cached) return cached
  const parsed = schema.safeParse(process.env)
  if (!parsed.success) {
    const missing = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new Error(`Environment variables are missing or empty: ${missing}`)
  }
  return (cached = parsed.data)
}
