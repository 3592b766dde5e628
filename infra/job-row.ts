import type { Grant } from '#infra/grants.ts'
import type { QueueName } from '#infra/queues.ts'

/** Triggers of a job. Times are UTC; Doha is three hours ahead. */
type Start =
  /** A new object below the folder of this bucket. Documents wait for their scan where a stage has them scanned. */
  | { rule: string; bucket: 'uploads' | 'documents'; folder: string }
  /** A schedule: an interval in minutes, or hour and minute as a cron expression writes them, with `order` as its event. */
  | { rule: string; everyMinutes: number }
  | { rule: string; hour: string; minute: string; order?: Readonly<Record<string, unknown>> }
  /** Messages of a queue, in batches; the job may receive them without a grant. */
  | { rule: string; queue: QueueName }

/** A row of the table of jobs. */
export type Job = {
  description: string
  starts: readonly Start[]
  memoryMb: number
  timeoutSeconds: number
  /** How often Lambda tries again after a failure; absent: never, since the next run, or the message that its queue hands out again, does the same work. */
  retries?: 2
  grants: readonly Grant[]
  /** The loss to people while the job does not work. A sentence, for its alarm. */
  losing: string
  /**
   * How its failure is noticed. `files`: failed events wait in its queue, and somebody's file with them. `deadLetters`: so do the
   * messages of its queues that were handed out too often. `deploy`: the deploy that starts it waits for it and ends with its
   * failure. Minutes: the alarm rings when no run has succeeded for so long. Three pauses between runs or more, so that one failed
   * run does not ring; a nightly job has one and a half, because three would be three days. A multiple of three, since the alarm
   * looks at three periods.
   */
  seenBy: 'files' | 'deadLetters' | 'deploy' | number
  /** It works on the site's files, and so is made after the site (`SITE_BUCKET`). */
  isOfSite?: true
  /** Seconds between two runs in local development, where a person waits for the result. */
  localSeconds?: number
}
