import type { JobName } from '#infra/access.ts'

type WatchedJob = {
  /** What people lose while the job does not do its work. A sentence. */
  losing: string
  /**
   * How its failure is seen. `files`: what it failed on waits in its queue, and somebody's file with it. Minutes: not one run has
   * succeeded for so long, some three runs and more; a single run that fails is made good by the next.
   */
  seenBy: 'files' | number
}

/** What every job is for. A new job does not compile without; its alarm, its place on the dashboard and its page follow from it. */
export const watchedJobs: Record<JobName, WatchedJob> = {
  processPhoto: { losing: 'Photos that people sent do not appear.', seenBy: 'files' },
  processDocument: {
    losing: 'Papers that people sent are not checked, so nobody can submit a car with them.',
    seenBy: 'files',
  },
  checkImport: { losing: 'Dealerships wait for the check of their stock file.', seenBy: 'files' },
  applyImport: { losing: 'A dealership’s stock file is carried out in part only.', seenBy: 'files' },
  compactSearchIndex: {
    losing: 'Searches start slower with every minute, and after a day and a half all of them fail.',
    seenBy: 15,
  },
  compactPlateIndex: {
    losing:
      'Searches for number plates start slower with every minute, and after a day and a half all of them fail.',
    seenBy: 15,
  },
  sendAlerts: { losing: 'People are not told of new cars for their saved searches.', seenBy: 15 },
  deliverMail: {
    losing: 'No mail and no text message goes out: no links for new passwords, no news.',
    seenBy: 15,
  },
  followStandings: {
    losing: 'What suspended people offer stays visible, and what verified dealerships offer stays hidden.',
    seenBy: 15,
  },
  removeDeletedUsers: { losing: 'The data of people who deleted their account stays.', seenBy: 30 },
  checkSite: {
    losing: 'The site cannot be opened from outside: the home page, the search or the API does not answer.',
    seenBy: 15,
  },
  expireDocuments: { losing: 'ID cards and licences are kept longer than people were told.', seenBy: 180 },
  sweepUploads: { losing: 'Files that people left behind are kept longer than a day.', seenBy: 180 },
  writeSitemaps: { losing: 'Search engines do not hear of new cars.', seenBy: 180 },
  // By day in Doha only, so a night without a run is right.
  askStillAvailable: { losing: 'Sold cars stay on offer, because nobody asks their sellers.', seenBy: 1440 },
  checkAuditLog: {
    losing: 'Nobody would notice if the record of what admins did were changed.',
    seenBy: 2160,
  },
}
