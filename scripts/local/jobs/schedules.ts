import { jobList, type JobName } from '#infra/jobs.ts'

/** Runs the jobs that have a clock here until the process ends; one that is still running is not started again. */
export const startSchedules = (run: (job: JobName) => Promise<void>): void => {
  for (const { name, localSeconds } of jobList) {
    if (localSeconds === undefined) continue
    let isRunning = false
    setInterval(async () => {
      if (isRunning) return
      isRunning = true
      await run(name)
      isRunning = false
    }, localSeconds * 1000)
  }
}
