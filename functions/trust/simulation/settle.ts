import { jobOfQueue } from '#infra/queue-jobs.ts'
import { queueList } from '#infra/queues.ts'
import { clockJobs, slowJobs, type ClockJob, type Simulation } from './start.ts'

// What a clock starts within a minute of any change. The first leaves emails, the second sends them.
const first: readonly ClockJob[] = ['removeDeletedUsers', 'resumeOfferSyncs', 'sendAlerts', 'deliverMail']
const second: readonly ClockJob[] = ['removeDeletedUsers', 'resumeOfferSyncs', 'deliverMail']

const queueOf = (url: string) => queueList.find(({ name }) => url.endsWith(`/${name}`))!

/** Hands out one of the waiting messages, perhaps twice, as standard queues do; one that failed comes back, as often as its queue says. */
export const deliverOne = async (
  { stores, scheduler, runJob }: Simulation,
  isTwice = false,
): Promise<void> => {
  const [message] = stores.queue.splice(scheduler.random.whole(0, stores.queue.length - 1), 1)
  if (!message) return
  message.receives++
  const { queue, id, body, receives } = message
  const { name, tries } = queueOf(queue)
  const job = jobOfQueue(name).name
  const record = { messageId: id, body, attributes: { ApproximateReceiveCount: String(receives) } }
  const label = `${job} ${JSON.parse(body).id ?? id}`
  const handOut = async (): Promise<boolean> => {
    const answer = (await runJob(job, { Records: [record] }, label)) as { batchItemFailures: unknown[] }
    return answer.batchItemFailures.length === 0
  }
  const ended = await Promise.allSettled(isTwice ? [handOut(), handOut()] : [handOut()])
  const isDone = ended.some((one) => one.status === 'fulfilled' && one.value)
  if (!isDone && receives < tries) stores.queue.push(message)
}

/** Lets the jobs finish what is under way, in two rounds a minute apart. @returns what failed */
export const settle = async (simulation: Simulation, isCompacted: boolean): Promise<string[]> => {
  const { scheduler, stores, runJob } = simulation
  const failed: string[] = []
  for (const jobs of [first, isCompacted ? clockJobs : second]) {
    scheduler.moveBy(70_000)
    for (const job of jobs)
      await runJob(job).catch((error: Error) => failed.push(`${job} fails in the end: ${error.message}`))
    while (stores.queue.length > 0) await deliverOne(simulation, scheduler.random.chance(0.3))
  }
  return failed
}

// So long after, photos that nothing uses are swept, and documents of what has ended go.
const ageMs = 40 * 86_400_000

/** Lets weeks pass, and the jobs that work on what is old find it, two of each at once. @returns what failed */
export const age = async ({ scheduler, runJob }: Simulation): Promise<string[]> => {
  scheduler.moveBy(ageMs)
  const failed: string[] = []
  for (const job of slowJobs)
    await Promise.all([runJob(job), runJob(job)]).catch((error: Error) =>
      failed.push(`${job} fails in the end: ${error.message}`),
    )
  return failed
}

/** Runs work to its end, with nothing else to choose. @throws what the work throws */
export const runToEnd = async <T>({ scheduler, isBusy }: Simulation, work: () => Promise<T>): Promise<T> => {
  let outcome: PromiseSettledResult<T> | undefined
  void Promise.allSettled([work()]).then(([settled]) => (outcome = settled))
  await scheduler.run(() => outcome !== undefined && !isBusy())
  if (outcome?.status === 'fulfilled') return outcome.value
  throw outcome?.reason
}
