/** The namespace of our own metrics in CloudWatch. */
export const metricNamespace = 'Sayara'

/**
 * Metrics of our functions, with their units. Each costs 0.30 dollars a month once it has been written, so what Lambda, API
 * Gateway and the other services count anyway (calls, errors, durations, ages of events) is not here, nothing is split by
 * person or item, and `Failures`, the only one by route, exists for the hours in which a route fails. Nineteen are 5.70 dollars
 * at most, of which AWS gives ten.
 */
export const metrics = {
  /** Requests that we answered with a status from 500, by route. */
  Failures: 'Count',
  /** By a password, a code or a passkey. */
  SignIns: 'Count',
  /** Wrong names, passwords, codes and passkeys. */
  SignInsRefused: 'Count',
  Registrations: 'Count',
  /** Cars that the public sees for the first time. */
  ListingsPublished: 'Count',
  /** Contact requests about cars and plates. */
  Leads: 'Count',
  /** Private documents opened by admins, and those beyond what one admin opens in an hour of ordinary work. */
  DocumentReads: 'Count',
  DocumentReadsBeyondPace: 'Count',
  /** Photos, documents and stock files that were refused, and those in which the scan found something. */
  UploadsRefused: 'Count',
  ThreatsFound: 'Count',
  MailSent: 'Count',
  /** Tries that failed; the email waits for the next. */
  MailFailed: 'Count',
  /** Emails that will never be sent. */
  MailGivenUp: 'Count',
  /** Age of the oldest email that a run could not send. */
  OldestMailSeconds: 'Seconds',
  /** People notified by alerts. */
  AlertsSent: 'Count',
  /** Lag of alerts behind the change feed. */
  AlertsBehindSeconds: 'Seconds',
  /** Age of the snapshot that a fresh search starts from, the older of cars' and plates'. */
  SnapshotAgeSeconds: 'Seconds',
  /** 1 when the nightly check found the audit log broken, else 0. */
  AuditLogBroken: 'Count',
  /** Time since the oldest account deletion that is not finished. */
  ErasureWaitSeconds: 'Seconds',
} as const

export type MetricName = keyof typeof metrics
