import { Annotations, Duration, Stack } from 'aws-cdk-lib'
import { Schedule } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'
import { job } from '#infra/constructs/job.ts'
import { onScan, onSchedule, onUpload } from '#infra/constructs/job-starts.ts'
import type { Surroundings } from '#infra/constructs/node-function.ts'
import { hasSharp } from '#infra/pack-sharp.ts'
import { folders as files } from '#shared/constants/storage.ts'
import { stackSettings } from '#infra/stack-settings.ts'

/** What runs without a request: uploads are looked at, the search index is folded, abandoned files go. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, { given }: { given: Surroundings }) {
    super(scope, id, stackSettings(given.stage))
    const { uploads, documents } = given.resources

    const processPhoto = job(this, 'processPhoto', given, {
      description: 'New photo: checks it and makes every size and format that the site serves.',
      // 40 megapixels take 480 MB at most (`npm run bench -- photos`). The rest buys the processor that makes a photo visible
      // within seconds: a whole one comes with 1,769 MB.
      memoryMb: 2048,
      timeoutSeconds: 120,
      retries: 2,
    })
    onUpload(this, 'PhotoArrived', { bucket: uploads, folder: files.photos }, processPhoto)
    if (!hasSharp(given.folders.pictures)) {
      // A warning, because everything else can be synthesised and tested offline; `cdk deploy --strict` refuses it.
      Annotations.of(processPhoto.handler).addWarningV2(
        'sayara:sharpMissing',
        'What decodes or draws pictures has no sharp for Linux ARM and would fail. `infra/pack-sharp.ts` says how to fetch it.',
      )
    }

    const processDocument = job(this, 'processDocument', given, {
      description: 'New document: checks that it can be shown and does nothing else.',
      // Decodes pictures as large as the photo job's, and a PDF of 10 MB is text several times over.
      memoryMb: 1024,
      timeoutSeconds: 30,
      retries: 2,
    })
    // Where documents are scanned, an arrival alone starts nothing: the job hears of a file with what was found in it.
    const onDocument = given.stage.scansDocuments ? onScan : onUpload
    onDocument(this, 'DocumentArrived', { bucket: documents, folder: files.documents }, processDocument)

    const checkImport = job(this, 'checkImport', given, {
      description: 'New stock file of a dealership: works out what each of its rows would do.',
      memoryMb: 1024,
      timeoutSeconds: 120,
      retries: 2,
    })
    onUpload(this, 'StockFileArrived', { bucket: uploads, folder: files.imports }, checkImport)

    const applyImport = job(this, 'applyImport', given, {
      description: 'Carries out a checked stock file, car by car.',
      memoryMb: 1024,
      timeoutSeconds: 900,
      // Each run goes on where the one before stopped.
      retries: 2,
    })
    onUpload(this, 'ImportStarted', { bucket: uploads, folder: files.importRuns }, applyImport)

    const compact = job(this, 'compactSearchIndex', given, {
      description: 'Folds the change feed into the snapshot of the search index.',
      memoryMb: 1769,
      timeoutSeconds: 55,
      // The next minute's run does the same work.
      retries: 0,
    })
    onSchedule(this, 'EveryMinute', Schedule.rate(Duration.minutes(1)), compact)
    // 03:17 in Doha: hardly anyone searches then.
    onSchedule(this, 'EveryNight', Schedule.cron({ hour: '0', minute: '17' }), compact, { rebuild: true })

    const compactPlates = job(this, 'compactPlateIndex', given, {
      description: 'Folds the feed of number plates into the snapshot of their index.',
      // 100,000 plates are built anew within a second of a whole processor (`npm run bench -- plates`).
      memoryMb: 1024,
      timeoutSeconds: 55,
      // The next minute's run does the same work.
      retries: 0,
    })
    onSchedule(this, 'PlatesEveryMinute', Schedule.rate(Duration.minutes(1)), compactPlates)
    onSchedule(this, 'PlatesEveryNight', Schedule.cron({ hour: '0', minute: '37' }), compactPlates, {
      rebuild: true,
    })

    const sitemaps = job(this, 'writeSitemaps', given, {
      description: 'Writes the sitemaps of what is on offer, for search engines.',
      // It holds the search index, as whoever searches does.
      memoryMb: 1769,
      timeoutSeconds: 120,
      // The next hour's run does the same work.
      retries: 0,
    })
    onSchedule(this, 'SitemapsEveryHour', Schedule.rate(Duration.hours(1)), sitemaps)

    const alerts = job(this, 'sendAlerts', given, {
      description:
        'Tells people of new cars for their saved searches, and of price drops and sales of saved cars.',
      memoryMb: 1024,
      timeoutSeconds: 120,
      // The next minute's run does the same work, and tells nothing twice.
      retries: 0,
    })
    onSchedule(this, 'AlertsEveryMinute', Schedule.rate(Duration.minutes(1)), alerts)

    const asking = job(this, 'askStillAvailable', given, {
      description:
        'Asks sellers whether their cars are still available, and pauses those they do not answer for.',
      memoryMb: 512,
      timeoutSeconds: 120,
      // The next hour's run does the same work, and asks nobody twice.
      retries: 0,
    })
    // Every hour, by day in Doha: it writes to people.
    onSchedule(this, 'AskingEveryHour', Schedule.cron({ hour: '6-16', minute: '5' }), asking)

    const removal = job(this, 'removeDeletedUsers', given, {
      description: 'Finishes removing those who deleted their account.',
      memoryMb: 512,
      timeoutSeconds: 120,
      // The next run goes on where this one stopped.
      retries: 0,
    })
    onSchedule(this, 'EveryFiveMinutes', Schedule.rate(Duration.minutes(5)), removal)

    const following = job(this, 'followStandings', given, {
      description: 'Hides, shows and renames what people offer after their standing has changed.',
      memoryMb: 512,
      timeoutSeconds: 55,
      // The next minute's run goes on where this one stopped.
      retries: 0,
    })
    onSchedule(this, 'StandingsEveryMinute', Schedule.rate(Duration.minutes(1)), following)

    const deliver = job(this, 'deliverMail', given, {
      description: 'Sends the mail and text messages that wait in the outbox.',
      memoryMb: 512,
      timeoutSeconds: 55,
      // What could not be sent waits in the outbox for a later run.
      retries: 0,
    })
    onSchedule(this, 'MailEveryMinute', Schedule.rate(Duration.minutes(1)), deliver)

    const expiry = job(this, 'expireDocuments', given, {
      description: 'Removes the papers of listings and dealerships once their purpose has ended.',
      memoryMb: 512,
      timeoutSeconds: 120,
      // The next hour's run does the same work, and nothing twice.
      retries: 0,
    })
    onSchedule(this, 'ExpiryEveryHour', Schedule.rate(Duration.hours(1)), expiry)

    const visitor = job(this, 'checkSite', given, {
      description: 'Opens the site from outside, as a visitor does.',
      memoryMb: 512,
      timeoutSeconds: 30,
      // The next run looks again.
      retries: 0,
    })
    onSchedule(this, 'VisitEveryFiveMinutes', Schedule.rate(Duration.minutes(5)), visitor)

    const audit = job(this, 'checkAuditLog', given, {
      description: 'Checks the chain of the audit log since the night before.',
      memoryMb: 512,
      timeoutSeconds: 120,
      // The next night's run goes on where this one stopped.
      retries: 0,
    })
    onSchedule(this, 'AuditEveryNight', Schedule.cron({ hour: '0', minute: '57' }), audit)

    const sweep = job(this, 'sweepUploads', given, {
      description: 'Removes files that nothing has used for a day.',
      memoryMb: 512,
      timeoutSeconds: 120,
      retries: 0,
    })
    onSchedule(this, 'EveryHour', Schedule.rate(Duration.hours(1)), sweep)
  }
}
