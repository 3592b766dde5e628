import { Annotations, Duration, Stack } from 'aws-cdk-lib'
import { Schedule } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'
import { job } from '#infra/constructs/job.ts'
import { onScan, onSchedule, onUpload } from '#infra/constructs/job-starts.ts'
import type { Surroundings } from '#infra/constructs/node-function.ts'
import { jobList } from '#infra/jobs.ts'
import { hasSharp } from '#infra/picture-packages.ts'
import { stackSettings } from '#infra/stack-name.ts'

/** Every row of the table of jobs: its function, and the rules that start it. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, { given }: { given: Surroundings }) {
    super(scope, id, stackSettings(given.stage))
    for (const row of jobList) {
      const made = job(this, row.name, given, row)
      for (const start of row.starts) {
        if ('bucket' in start) {
          // Where documents are scanned, the job starts with the result of the scan, not with the upload.
          const on = start.bucket === 'documents' && given.stage.scansDocuments ? onScan : onUpload
          on(this, start.rule, { bucket: given.resources[start.bucket], folder: start.folder }, made)
        } else if ('everyMinutes' in start) {
          onSchedule(this, start.rule, Schedule.rate(Duration.minutes(start.everyMinutes)), made)
        } else {
          const { hour, minute, order } = start
          onSchedule(this, start.rule, Schedule.cron({ hour, minute }), made, order)
        }
      }
      if (row.name === 'processPhoto' && !hasSharp(given.folders.pictures)) {
        // A warning, because everything else can be synthesised and tested offline; `cdk deploy --strict` refuses it.
        Annotations.of(made.handler).addWarningV2(
          'sayara:sharpMissing',
          'What decodes or draws pictures has no sharp for Linux ARM and would fail. `infra/picture-packages.ts` says how to fetch it.',
        )
      }
    }
  }
}
