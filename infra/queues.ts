import type { EnvName } from '#functions/core/env.ts'

type Queue = {
  /** The function's environment variable with its URL. */
  url: EnvName & `${string}_QUEUE_URL`
  /** Messages of one run of its job: 10 at most, up to 10,000 with a window. */
  batchSize: number
  /** Seconds for which Lambda collects a batch, 0 to 300. */
  windowSeconds: number
  /** Runs of its job at the same time, 2 to 1,000; `mail`: as many as SES's rate keeps busy. */
  concurrency: number | 'mail'
  /** How often a message is handed out before it goes to the dead letters. */
  tries: number
  /** The window in local development, in seconds, where a person waits for the result. */
  localSeconds?: number
}

/** Queues whose messages start a job. CDK, the local cloud and the local jobs read this table; `infra/jobs.ts` says which job. */
export const queues = {
  /** Links for passwords and other mail that nobody can unsubscribe from: never behind thousands of alerts. */
  urgentMail: {
    url: 'URGENT_MAIL_QUEUE_URL',
    // One at a time, so that none waits for another.
    batchSize: 1,
    windowSeconds: 0,
    concurrency: 5,
    tries: 3,
  },
  /** What became of mail that SES could not deliver, or that its readers call spam. */
  mailFeedback: {
    url: 'MAIL_FEEDBACK_QUEUE_URL',
    batchSize: 10,
    windowSeconds: 0,
    concurrency: 2,
    tries: 5,
  },
  /** Uploads whose files must go. */
  erasures: { url: 'ERASURE_QUEUE_URL', batchSize: 10, windowSeconds: 0, concurrency: 5, tries: 5 },
  /** People's archives that are to be made. */
  archives: { url: 'ARCHIVE_QUEUE_URL', batchSize: 1, windowSeconds: 0, concurrency: 2, tries: 3 },
  /** Feeds of stock that are to be fetched: from a stranger's server, which may take its time. */
  feeds: { url: 'FEED_QUEUE_URL', batchSize: 1, windowSeconds: 0, concurrency: 5, tries: 3 },
  mail: { url: 'MAIL_QUEUE_URL', batchSize: 10, windowSeconds: 0, concurrency: 'mail', tries: 3 },
} as const satisfies Record<string, Queue>

export type QueueName = keyof typeof queues

// What a worker needs for an email: SES's answer, and three calls of the table.
const secondsPerMail = 0.2

/**
 * The number of workers that send as many emails as SES takes a second (14: three; 200: forty), and the rate that they keep to
 * together: four fifths of it, so that urgent mail, whose workers keep to none, has room.
 */
export const mailPace = (perSecond: number): { workers: number; perSecond: number } => ({
  workers: Math.min(1000, Math.max(2, Math.ceil(perSecond * secondsPerMail))),
  perSecond: perSecond * 0.8,
})

/** The queues, each with its name. */
export const queueList = Object.entries<Queue>(queues).map(([name, queue]) => ({
  ...queue,
  name: name as QueueName,
}))
