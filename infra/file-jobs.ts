import type { Job } from '#infra/job-row.ts'
import { folders } from '#shared/constants/storage.ts'

/** Jobs about the photos and documents that people send: their checks, and their end. */
export const fileJobs = {
  processPhoto: {
    description: 'New photo: checks it and makes every size and format that the site serves.',
    starts: [{ rule: 'PhotoArrived', bucket: 'uploads', folder: folders.photos }],
    // 40 megapixels take 480 MB at most (`npm run bench -- photos`). The rest buys the processor that makes a photo visible
    // within seconds: a whole one comes with 1,769 MB.
    memoryMb: 2048,
    timeoutSeconds: 120,
    retries: 2,
    grants: ['table:read', 'table:write', 'uploads:read', 'uploads:delete', 'photos:write', 'photos:delete'],
    losing: 'Photos that people sent do not appear.',
    seenBy: 'files',
  },
  processVideo: {
    description: 'New video: checks it and publishes it without what the device wrote about place and owner.',
    starts: [{ rule: 'VideoArrived', bucket: 'uploads', folder: folders.videos }],
    // The largest is in memory some five times: as it came, as text, packed anew, and on its way in and out.
    memoryMb: 1024,
    timeoutSeconds: 60,
    retries: 2,
    grants: ['table:read', 'table:write', 'videos:read', 'uploads:delete', 'photos:write', 'photos:delete'],
    losing: 'Videos that people sent do not appear.',
    seenBy: 'files',
  },
  processDocument: {
    description: 'New document: checks that it can be shown and does nothing else.',
    starts: [{ rule: 'DocumentArrived', bucket: 'documents', folder: folders.documents }],
    // It decodes pictures as large as the photo job's, and a PDF of 10 MB is text several times over.
    memoryMb: 1024,
    timeoutSeconds: 30,
    retries: 2,
    grants: ['table:read', 'table:write', 'documents:read', 'documents:delete'],
    losing: 'Documents that people sent are not checked, so nobody can submit a car with them.',
    seenBy: 'files',
  },
  queueErasures: {
    description: 'Hands the files of what was deleted to the job that erases them, documents first.',
    starts: [{ rule: 'ErasuresEveryMinute', everyMinutes: 1 }],
    memoryMb: 512,
    timeoutSeconds: 55,
    grants: ['table:read', 'table:write', 'erasures:send'],
    losing: 'Photos and documents of deleted cars and accounts stay.',
    seenBy: 15,
    localSeconds: 2,
  },
  eraseFiles: {
    description: 'Erases the photos and documents that were handed over.',
    starts: [{ rule: 'ErasuresWait', queue: 'erasures' }],
    memoryMb: 512,
    // Ten uploads of three calls to the table and three to S3.
    timeoutSeconds: 30,
    grants: ['table:read', 'table:write', 'uploads:delete', 'photos:delete', 'documents:delete'],
    losing: 'Some photos or documents of deleted cars and accounts cannot be erased.',
    seenBy: 'deadLetters',
  },
  queueArchives: {
    description:
      'Hands archives of people’s data to the job that makes them, and erases those whose time is over.',
    starts: [{ rule: 'ArchivesEveryMinute', everyMinutes: 1 }],
    memoryMb: 512,
    timeoutSeconds: 55,
    grants: ['table:read', 'table:write', 'archives:send', 'archives:delete'],
    losing: 'Archives of people’s data are not made, and those of deleted accounts stay.',
    seenBy: 15,
    localSeconds: 2,
  },
  makeArchive: {
    description: 'Makes the archive of a person’s data, with their photos and documents.',
    starts: [{ rule: 'ArchivesWait', queue: 'archives' }],
    // A gigabyte of photos passes through in parts of 8 MB; packing the data and hashing the files wants a whole processor.
    memoryMb: 1769,
    // A thousand photos take half a minute.
    timeoutSeconds: 300,
    grants: [
      'table:read',
      'table:write',
      'documents:read',
      'photos:read',
      'archives:make',
      'archives:delete',
    ],
    losing: 'Some people’s archives of their data cannot be made.',
    seenBy: 'deadLetters',
  },
  sweepUploads: {
    description: 'Removes files that nothing has used for a day.',
    starts: [{ rule: 'EveryHour', everyMinutes: 60 }],
    memoryMb: 512,
    timeoutSeconds: 120,
    grants: ['table:read', 'table:write', 'uploads:delete', 'photos:delete', 'documents:delete'],
    losing: 'Files that people left behind are kept longer than a day.',
    seenBy: 180,
    localSeconds: 3600,
  },
  expireDocuments: {
    description: 'Removes the documents of listings and dealerships once their purpose has ended.',
    starts: [{ rule: 'ExpiryEveryHour', everyMinutes: 60 }],
    memoryMb: 512,
    timeoutSeconds: 120,
    grants: ['table:read', 'table:write', 'documents:delete'],
    losing: 'ID cards and licences are kept longer than people were told.',
    seenBy: 180,
    localSeconds: 3600,
  },
} as const satisfies Record<string, Job>
