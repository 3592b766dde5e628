import { fileJobs } from '#infra/file-jobs.ts'
import type { Job } from '#infra/job-row.ts'
import { stockJobs } from '#infra/stock-jobs.ts'

/** Every function that no request starts. CDK, its rights, its alarm, the local cloud and the bundler read this table. */
export const jobs = {
  ...fileJobs,
  ...stockJobs,
  compactSearchIndex: {
    description: 'Folds the change feed into the snapshot of the search index.',
    starts: [{ rule: 'EveryMinute', everyMinutes: 1 }],
    memoryMb: 1769,
    timeoutSeconds: 55,
    grants: ['table:read', 'search:read', 'search:write', 'search:build'],
    losing: 'Searches start slower with every minute, and after a day and a half all of them fail.',
    seenBy: 15,
    localSeconds: 60,
  },
  compactPlateIndex: {
    description: 'Folds the feed of number plates into the snapshot of their index.',
    starts: [{ rule: 'PlatesEveryMinute', everyMinutes: 1 }],
    // 100,000 plates take a second of a whole processor (`npm run bench -- plates`).
    memoryMb: 1024,
    timeoutSeconds: 55,
    grants: ['table:read', 'search:read', 'search:write', 'search:build'],
    losing:
      'Searches for number plates start slower with every minute, and after a day and a half all of them fail.',
    seenBy: 15,
    localSeconds: 60,
  },
  buildSearchIndex: {
    description: 'Builds the indexes of cars and number plates anew from the table.',
    // 03:17 in Doha: hardly anyone searches then. Compactions start it too, where a snapshot is missing.
    starts: [{ rule: 'EveryNight', hour: '0', minute: '17' }],
    // A million cars take half of it, and a minute beside what the table takes to be read (`npm run bench -- index-build`).
    memoryMb: 4096,
    timeoutSeconds: 900,
    grants: ['table:read', 'search:read', 'search:write'],
    losing: 'Searches show old counts of views, and an index that was lost is not built again.',
    seenBy: 2160,
  },
  writeSitemaps: {
    description: 'Writes the sitemaps of what is on offer, for search engines.',
    starts: [{ rule: 'SitemapsEveryHour', everyMinutes: 60 }],
    // It holds the search index, as the search does.
    memoryMb: 1769,
    timeoutSeconds: 120,
    grants: ['table:read', 'search:read', 'sitemaps:read', 'sitemaps:write'],
    losing: 'Search engines do not hear of new cars.',
    seenBy: 180,
    localSeconds: 60,
  },
  drawAnswers: {
    description: 'Writes the first cars of the market into the documents of the site.',
    starts: [{ rule: 'AnswersEveryMinute', everyMinutes: 1 }],
    memoryMb: 512,
    timeoutSeconds: 55,
    grants: ['shells:read', 'shells:write'],
    losing: 'The first cars of a visit come half a second later.',
    seenBy: 15,
    isOfSite: true,
    localSeconds: 10,
  },
  deliverMail: {
    description: 'Hands the emails and text messages of the outbox whose time has come to their senders.',
    starts: [{ rule: 'MailEveryMinute', everyMinutes: 1 }],
    memoryMb: 512,
    timeoutSeconds: 55,
    grants: ['table:read', 'table:write', 'mailQueues:send'],
    losing: 'No email and no text message goes out: no links for new passwords, no notifications.',
    seenBy: 15,
    localSeconds: 2,
  },
  sendMail: {
    description: 'Sends the emails and text messages that were handed over.',
    starts: [
      { rule: 'UrgentMailWaits', queue: 'urgentMail' },
      { rule: 'MailWaits', queue: 'mail' },
    ],
    memoryMb: 512,
    // It begins no email after 40 s, and one takes at most two tries of 6 s.
    timeoutSeconds: 60,
    grants: ['table:read', 'table:write', 'mail:send', 'sms:send'],
    losing: 'Some emails cannot even be tried, and wait until somebody looks why.',
    seenBy: 'deadLetters',
  },
  heedMailFeedback: {
    description: 'Stops mail to addresses that do not exist or whose readers call it spam.',
    starts: [{ rule: 'MailFeedbackArrived', queue: 'mailFeedback' }],
    memoryMb: 512,
    timeoutSeconds: 30,
    grants: ['table:read', 'table:write'],
    losing: 'Mail goes on to people who called it spam, and AWS may stop all of ours.',
    seenBy: 'deadLetters',
  },
  sendAlerts: {
    description:
      'Notifies people of new cars for saved searches, and of price drops and sales of saved cars.',
    starts: [{ rule: 'AlertsEveryMinute', everyMinutes: 1 }],
    memoryMb: 1024,
    timeoutSeconds: 120,
    grants: ['table:read', 'table:write'],
    losing: 'People are not notified of new cars for their saved searches.',
    seenBy: 15,
    localSeconds: 3,
  },
  askStillAvailable: {
    description: 'Asks sellers whether cars are still available, and pauses those they do not answer for.',
    // By day in Doha: it writes to people.
    starts: [{ rule: 'AskingEveryHour', hour: '6-16', minute: '5' }],
    memoryMb: 512,
    timeoutSeconds: 120,
    grants: ['table:read', 'table:write'],
    losing: 'Sold cars stay on offer, because nobody asks their sellers.',
    // A night without a run is right.
    seenBy: 1440,
    localSeconds: 3600,
  },
  removeDeletedUsers: {
    description:
      'Finishes removing people who deleted their account, and removes accounts of registrations that ended half-way.',
    starts: [{ rule: 'EveryFiveMinutes', everyMinutes: 5 }],
    memoryMb: 512,
    timeoutSeconds: 120,
    grants: ['table:read', 'table:write', 'accounts:delete'],
    losing:
      'The data of people who deleted their account stays, and so do accounts of registrations that ended half-way.',
    seenBy: 30,
    localSeconds: 5,
  },
  resumeOfferSyncs: {
    description: 'Hides, shows and renames what people offer after their account status has changed.',
    starts: [{ rule: 'OfferSyncsEveryMinute', everyMinutes: 1 }],
    memoryMb: 512,
    timeoutSeconds: 55,
    grants: ['table:read', 'table:write'],
    losing: 'What suspended people offer stays visible, and what verified dealerships offer stays hidden.',
    seenBy: 15,
    localSeconds: 5,
  },
  endOnTime: {
    description:
      'Ends suspensions, and the featuring of cars and plates, whose time is over; reminds people of leads and viewings, and cancels viewings of cars that are gone.',
    starts: [{ rule: 'EndsEveryMinute', everyMinutes: 1 }],
    memoryMb: 512,
    timeoutSeconds: 55,
    grants: ['table:read', 'table:write', 'accounts:sign-out'],
    losing:
      'People stay suspended beyond the day that they were told, cars stay featured, nobody is reminded of a viewing, and buyers drive to cars that are sold.',
    seenBy: 15,
    localSeconds: 5,
  },
  checkPublished: {
    description:
      'Finds the cars that were published without a review and are to be looked at: a sample, and unlikely prices.',
    starts: [{ rule: 'ChecksEveryMinute', everyMinutes: 1 }],
    memoryMb: 512,
    timeoutSeconds: 55,
    grants: ['table:read', 'table:write', 'search:ask'],
    losing: 'Nobody looks at what verified dealerships publish without a review.',
    seenBy: 15,
    localSeconds: 5,
  },
  checkSite: {
    description: 'Opens the site from outside, searches and signs in, as a visitor does.',
    starts: [{ rule: 'VisitEveryFiveMinutes', everyMinutes: 5 }],
    memoryMb: 512,
    timeoutSeconds: 30,
    grants: [],
    losing:
      'The site does not work from outside: the home page, the API, a search or a sign-in does not answer as it should.',
    seenBy: 15,
  },
  checkAuditLog: {
    description: 'Checks the chain of the audit log since the night before.',
    starts: [{ rule: 'AuditEveryNight', hour: '0', minute: '57' }],
    memoryMb: 512,
    timeoutSeconds: 120,
    grants: ['table:read', 'table:write'],
    losing: 'Nobody would notice if the record of what admins did were changed.',
    seenBy: 2160,
    localSeconds: 3600,
  },
  migrateData: {
    description: 'Brings what the table holds to the version of this release.',
    // By the deploy, once every function runs the release.
    starts: [],
    memoryMb: 1024,
    timeoutSeconds: 900,
    grants: ['table:read', 'table:write', 'table:scan'],
    losing: 'Old data stays as it is: this release reads it, but the next one may not.',
    seenBy: 'deploy',
  },
} as const satisfies Record<string, Job>

export type JobName = keyof typeof jobs

/** The jobs, each with its name. */
export const jobList = Object.entries<Job>(jobs).map(([name, job]) => ({ ...job, name: name as JobName }))
