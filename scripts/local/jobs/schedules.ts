/** Seconds between two runs of a scheduled job, as the schedules in CDK. */
const schedules = { 'compact-search-index': 60, 'sweep-uploads': 3600 } as const

type Run = (job: keyof typeof schedules) => Promise<void>

/** Runs the scheduled jobs until the process ends; one that is still running is not started again. */
export const startSchedules = (run: Run): void => {
  for (const [name, seconds] of Object.entries(schedules)) {
    const job = name as keyof typeof schedules
    let running = false
    setInterval(async () => {
      if (running) return
      running = true
      await run(job)
      running = false
    }, seconds * 1000)
  }
}
