import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { Duration } from 'aws-cdk-lib'
import { awsOwn, own, ring, type Watch } from '#infra/monitoring/alarm.ts'
import { functionNameOf } from '#infra/internal-functions.ts'
import { jobFunction } from '#infra/monitoring/job-alarms.ts'
import type { JobsStack } from '#infra/stacks/jobs.ts'
import type { QueuesStack } from '#infra/stacks/queues.ts'

const minutesLate = 15

/** How long an upload waits for its job. */
const eventAge = (jobs: readonly JobsStack[], name: 'processPhoto' | 'processDocument') =>
  awsOwn('Lambda', 'AsyncEventAge', {
    statistic: 'Maximum',
    minutes: 5,
    dimensions: { FunctionName: jobFunction(jobs, name).functionName },
  })

/** The function that every search asks: does it answer, and in time? */
export const searchAlarms = (watch: Watch): void => {
  const dimensions = { FunctionName: functionNameOf(watch.stage, 'searchIndex') }
  const sum = { statistic: 'Sum', minutes: 5, dimensions }
  ring(watch, {
    id: 'search-failing',
    losing: 'Searches, dealers and pages for crawlers answer that the service is busy.',
    metric: new MathExpression({
      label: 'questions without an answer',
      expression: 'FILL(errors, 0) + FILL(throttles, 0)',
      usingMetrics: {
        errors: awsOwn('Lambda', 'Errors', sum),
        throttles: awsOwn('Lambda', 'Throttles', sum),
      },
      period: Duration.minutes(5),
    }),
    // A question is asked three times, so a single one that fails is nothing that anybody notices.
    from: 5,
  })
  ring(watch, {
    id: 'search-slow',
    losing: 'One search in a hundred takes two seconds and more.',
    // A cold start loads the index: a second for 100,000 cars. One in a hundred on end is something else.
    metric: awsOwn('Lambda', 'Duration', { statistic: 'p99', minutes: 5, dimensions }),
    from: 2000,
    periods: 3,
  })
}

/** Search, photos, documents and alerts: what the market lives by. */
export const marketAlarms = (watch: Watch, jobs: readonly JobsStack[]): void => {
  ring(watch, {
    id: 'search-stale',
    losing: 'Searches start slowly, and after a day and a half all of them fail.',
    // Renewed once an hour where nothing changes.
    metric: own('SnapshotAgeSeconds', { statistic: 'Maximum', minutes: 15 }),
    from: 2 * 3600,
  })
  ring(watch, {
    id: 'photos-late',
    losing: 'Photos that people sent take more than five minutes to appear.',
    metric: eventAge(jobs, 'processPhoto'),
    from: 300_000,
    periods: 2,
  })
  ring(watch, {
    id: 'documents-late',
    losing: 'Papers that people sent wait more than five minutes for their check.',
    metric: eventAge(jobs, 'processDocument'),
    from: 300_000,
    periods: 2,
  })
  ring(watch, {
    id: 'uploads-refused',
    losing: 'Many photos, papers or stock files are refused, and their owners cannot submit their cars.',
    metric: own('UploadsRefused', { statistic: 'Sum', minutes: 15 }),
    from: 20,
  })
  ring(watch, {
    id: 'alerts-late',
    losing: `People hear of new cars more than ${minutesLate} minutes late.`,
    metric: own('AlertsBehindSeconds', { statistic: 'Maximum', minutes: 5 }),
    from: minutesLate * 60,
    periods: 2,
  })
}

/** The age of the oldest email, in seconds: of those that wait in the table or were sent late, and of those that lie in a queue. */
const oldestMail = ({ urgentMail, mail }: QueuesStack['queues']): MathExpression => {
  const period = Duration.minutes(5)
  const waiting = { statistic: 'Maximum', period }
  return new MathExpression({
    label: 'seconds that the oldest email waits',
    expression: 'MAX([FILL(own, 0), FILL(urgent, 0), FILL(others, 0)])',
    usingMetrics: {
      own: own('OldestMailSeconds', { statistic: 'Maximum', minutes: 5 }),
      urgent: urgentMail.queue.metricApproximateAgeOfOldestMessage(waiting),
      others: mail.queue.metricApproximateAgeOfOldestMessage(waiting),
    },
    period,
  })
}

/** Emails and text messages. */
export const mailAlarms = (watch: Watch, queues: QueuesStack['queues']): void => {
  ring(watch, {
    id: 'mail-failing',
    losing: 'Mail does not go out at the first try: links for new passwords come late.',
    metric: own('MailFailed', { statistic: 'Sum', minutes: 15 }),
    from: 5,
  })
  ring(watch, {
    id: 'mail-late',
    losing: `People wait more than ${minutesLate} minutes for their mail.`,
    metric: oldestMail(queues),
    from: minutesLate * 60,
    periods: 2,
  })
  ring(watch, {
    id: 'mail-lost',
    losing: 'Emails were given up, and their readers will never get them.',
    // A few a day are addresses with a typing error.
    metric: own('MailGivenUp', { statistic: 'Sum', minutes: 60 }),
    from: 10,
  })
  // Our own metrics count what SNS takes. Beyond the month's limit it takes a text and drops it: only its own count tells.
  ring(watch, {
    id: 'texts-lost',
    losing: 'Text messages do not arrive: who waits for a code can neither sign in nor confirm a number.',
    metric: awsOwn('SNS', 'NumberOfNotificationsFailed', {
      statistic: 'Sum',
      minutes: 60,
      // All that is sent to a number, and not to a topic.
      dimensions: { PhoneNumber: 'PhoneNumberDirect' },
    }),
    // One or two are a wrong number, or a phone that is off.
    from: 5,
  })
  // AWS looks into an account from 5 % and 0.1 % on, and stops its mail at 10 % and 0.5 %.
  ring(watch, {
    id: 'mail-bouncing',
    losing: 'AWS may stop all of our mail, because too much of it comes back.',
    metric: awsOwn('SES', 'Reputation.BounceRate', { statistic: 'Maximum', minutes: 60 }),
    from: 0.05,
  })
  ring(watch, {
    id: 'mail-unwelcome',
    losing: 'AWS may stop all of our mail, because too much of it is called spam.',
    metric: awsOwn('SES', 'Reputation.ComplaintRate', { statistic: 'Maximum', minutes: 60 }),
    from: 0.001,
  })
}
