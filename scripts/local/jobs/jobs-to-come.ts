import { once } from 'node:events'
import type { OnObjectCreated } from '#scripts/local/s3/event-queue.ts'
import type { Jobs } from './run-jobs.ts'

/**
 * Hands new objects to jobs that start after the store. One that comes before them waits, however long that takes, so that none is given
 * up for a slow start; where they never start, it waits for the next start of the store.
 */
export const jobsToCome = () => {
  const started = Promise.withResolvers<void>()
  let jobs: Pick<Jobs, 'deliver'> | undefined
  const onObjectCreated: OnObjectCreated = async (object, stopping) => {
    if (!jobs) await Promise.race([started.promise, once(stopping, 'abort')])
    if (!jobs) throw new Error('No job has run.')
    await jobs.deliver(object)
  }
  return {
    onObjectCreated,
    /** The jobs run now. */
    begin: (running: Pick<Jobs, 'deliver'>): void => {
      jobs = running
      started.resolve()
    },
  }
}
