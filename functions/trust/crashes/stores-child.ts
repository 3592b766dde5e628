import { join } from 'node:path'
import { removalParts, removeUser } from '#functions/commands/remove-user.ts'
import { grantAdmin } from '#functions/commands/set-admin.ts'
import { syncOffers } from '#functions/commands/sync-offers.ts'
import { listDeletedUsers } from '#functions/data/user-accounts.ts'
import { listOfferSyncs } from '#functions/data/offer-syncs.ts'
import { begunParts, removeBegunAccounts } from '#functions/jobs/remove-deleted-users.ts'
import { startCloud } from '#scripts/local/cloud.ts'
import { runJobs, type Jobs } from '#scripts/local/jobs/run-jobs.ts'
import { endWithParent, tellParent } from '#scripts/local/parent.ts'

// A child process with the stores and the jobs, for the test that kills it. Messages make it run an operator's commands and later jobs,
// since it alone always knows the ports of the stores.

const [folder = '', siteOrigin = ''] = process.argv.slice(2)

let jobs: Jobs | undefined
const cloud = await startCloud({
  dataDir: join(folder, 'cloud'),
  logDir: folder,
  siteOrigin,
  onObjectCreated: async (object) => {
    if (!jobs) throw new Error('The jobs are not running yet')
    await jobs.deliver(object)
  },
})
jobs = await runJobs(cloud.env, join(folder, 'jobs.log'))
Object.assign(process.env, cloud.env)

/** A time at which no earlier operation can still be running. */
const later = () => new Date(Date.now() + 120_000)
const aMinuteOn = () => new Date(later().getTime() + 60_000)

/** Runs the jobs of the next minutes. */
const finish = async (): Promise<void> => {
  await removeBegunAccounts({ ...begunParts, now: later })
  for (const user of await listDeletedUsers())
    await removeUser(user, aMinuteOn(), { ...removalParts, now: later })
  for (const { userId } of await listOfferSyncs()) await syncOffers(userId, aMinuteOn())
}

const acts: Record<string, (name: string) => Promise<unknown>> = { grant: grantAdmin, finish }

process.on('message', ({ act = '', name = '' }: { act?: string; name?: string }) => {
  void acts[act]?.(name).then(
    () => tellParent({ done: act }),
    (error: unknown) => tellParent({ done: act, failure: String(error) }),
  )
})

endWithParent(async () => {
  await jobs.stop()
  await cloud.stop()
})
tellParent({ env: cloud.env })
