import { Annotations, Duration, Stack } from 'aws-cdk-lib'
import { Schedule } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'
import { job, onSchedule, onUpload } from '#infra/constructs/job.ts'
import type { Surroundings } from '#infra/constructs/node-function.ts'
import type { BundleFolders } from '#infra/bundle.ts'
import { hasSharp } from '#infra/pack-sharp.ts'

/** What runs without a request: uploads are looked at, the search index is folded, abandoned files go. */
export class JobsStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { folders, given }: { folders: BundleFolders; given: Surroundings },
  ) {
    super(scope, id)
    const { uploads, documents } = given.resources

    const processPhoto = job(this, 'processPhoto', given, {
      description: 'New photo: checks it and makes every size and format that the site serves.',
      folder: folders.photoJob,
      // 40 megapixels are 160 MB as pixels, twice over while they are turned; the rest is for the AVIF encoder's speed.
      memoryMb: 2048,
      timeoutSeconds: 120,
      retries: 2,
    })
    onUpload(this, 'PhotoArrived', uploads, processPhoto)
    if (!hasSharp(folders.photoJob)) {
      // A warning, because everything else can be synthesised and tested offline; `cdk deploy --strict` refuses it.
      Annotations.of(processPhoto.handler).addWarningV2(
        'sayara:sharpMissing',
        'The photo job has no sharp for Linux ARM and would fail. `infra/pack-sharp.ts` says how to fetch it.',
      )
    }

    const processDocument = job(this, 'processDocument', given, {
      description: 'New document: checks that it is what it was declared to be.',
      folder: folders.functions,
      memoryMb: 512,
      timeoutSeconds: 30,
      retries: 2,
    })
    onUpload(this, 'DocumentArrived', documents, processDocument)

    const compact = job(this, 'compactSearchIndex', given, {
      description: 'Folds the change feed into the snapshot of the search index.',
      folder: folders.functions,
      memoryMb: 1769,
      timeoutSeconds: 55,
      // The next minute's run does the same work.
      retries: 0,
    })
    onSchedule(this, 'EveryMinute', Schedule.rate(Duration.minutes(1)), compact)
    // 03:17 in Doha: hardly anyone searches then.
    onSchedule(this, 'EveryNight', Schedule.cron({ hour: '0', minute: '17' }), compact, { rebuild: true })

    const alerts = job(this, 'sendAlerts', given, {
      description:
        'Tells people of new cars for their saved searches, and of price drops and sales of saved cars.',
      folder: folders.functions,
      memoryMb: 1024,
      timeoutSeconds: 120,
      // The next minute's run does the same work, and tells nothing twice.
      retries: 0,
    })
    onSchedule(this, 'AlertsEveryMinute', Schedule.rate(Duration.minutes(1)), alerts)

    const removal = job(this, 'removeDeletedUsers', given, {
      description: 'Finishes removing those who deleted their account.',
      folder: folders.functions,
      memoryMb: 512,
      timeoutSeconds: 120,
      // The next run goes on where this one stopped.
      retries: 0,
    })
    onSchedule(this, 'EveryFiveMinutes', Schedule.rate(Duration.minutes(5)), removal)

    const deliver = job(this, 'deliverMail', given, {
      description: 'Sends the mail and text messages that wait in the outbox.',
      folder: folders.functions,
      memoryMb: 512,
      timeoutSeconds: 55,
      // What could not be sent waits in the outbox for a later run.
      retries: 0,
    })
    onSchedule(this, 'MailEveryMinute', Schedule.rate(Duration.minutes(1)), deliver)

    const sweep = job(this, 'sweepUploads', given, {
      description: 'Removes files that nothing has used for a day.',
      folder: folders.functions,
      memoryMb: 512,
      timeoutSeconds: 120,
      retries: 0,
    })
    onSchedule(this, 'EveryHour', Schedule.rate(Duration.hours(1)), sweep)
  }
}
