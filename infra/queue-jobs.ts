import { jobList } from '#infra/jobs.ts'
import { queues, type QueueName } from '#infra/queues.ts'

/** The job that a queue starts. @throws Error when none is */
export const jobOfQueue = (queue: QueueName): (typeof jobList)[number] => {
  const found = jobList.find(({ starts }) =>
    starts.some((start) => 'queue' in start && start.queue === queue),
  )
  if (!found) throw new Error(`No job is started by the queue ${queue}`)
  return found
}

/**
 * Seconds for which a message that was handed out is hidden. AWS advises six times the job's timeout, plus the window: Lambda holds
 * messages back while it is throttled. https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
 */
export const visibilitySeconds = (queue: QueueName): number =>
  6 * jobOfQueue(queue).timeoutSeconds + queues[queue].windowSeconds
