/**
 * Seconds between two runs of a scheduled job. As the schedules in CDK, but for what people wait for: that runs every minute or
 * few there (`infra/stacks/jobs.ts`), and here so often that who tries it out sees what comes of it.
 */
const schedules = {
  'compact-search-index': 60,
  'compact-plate-index': 60,
  'write-sitemaps': 60,
  'deliver-mail': 2,
  'send-alerts': 3,
  'remove-deleted-users': 5,
  'follow-standings': 5,
  'sweep-uploads': 3600,
  'check-audit-log': 3600,
  'expire-documents': 3600,
  'ask-still-available': 3600,
} as const

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
