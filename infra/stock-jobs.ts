import type { Job } from '#infra/job-row.ts'
import { folders } from '#shared/constants/storage.ts'

/** Jobs about dealerships' stock: the files that they send, and the feeds that are fetched. */
export const stockJobs = {
  checkImport: {
    description: 'New stock file of a dealership: computes what each of its rows would do.',
    starts: [{ rule: 'StockFileArrived', bucket: 'uploads', folder: folders.imports }],
    memoryMb: 1024,
    timeoutSeconds: 120,
    retries: 2,
    // The file of a feed starts its import by itself.
    grants: ['table:read', 'table:write', 'imports:read', 'imports:start', 'imports:delete'],
    losing: 'Dealerships wait for the check of their stock file.',
    seenBy: 'files',
  },
  applyImport: {
    description: 'Carries out a checked stock file, car by car.',
    starts: [{ rule: 'ImportStarted', bucket: 'uploads', folder: folders.importRuns }],
    memoryMb: 1024,
    timeoutSeconds: 900,
    // Each run goes on where the one before stopped.
    retries: 2,
    grants: ['table:read', 'table:write', 'imports:delete'],
    losing: 'A dealership’s stock file is carried out in part only.',
    seenBy: 'files',
  },
  queueFeeds: {
    description: 'Hands the feeds of dealerships whose time has come to the job that fetches them.',
    starts: [{ rule: 'FeedsEveryMinute', everyMinutes: 1 }],
    memoryMb: 512,
    timeoutSeconds: 55,
    grants: ['table:read', 'table:write', 'feeds:send'],
    losing: 'The stock of dealerships is not fetched: new cars are missing, and prices are old.',
    seenBy: 15,
    localSeconds: 2,
  },
  fetchFeed: {
    description: 'Fetches a dealership’s feed from its server, and has what changed checked as an import.',
    starts: [{ rule: 'FeedsWait', queue: 'feeds' }],
    memoryMb: 512,
    // A fetch ends after half a minute.
    timeoutSeconds: 60,
    grants: ['table:read', 'table:write', 'imports:sign'],
    losing: 'The stock of some dealerships cannot be fetched, by a fault of ours.',
    seenBy: 'deadLetters',
  },
} as const satisfies Record<string, Job>
