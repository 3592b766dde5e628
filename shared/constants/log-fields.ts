/**
 * All fields that a log line may have besides its level, message and metrics. Other names cannot be logged, so that nobody logs
 * a person by accident: all of these are ids, codes, counts and times. Runbooks use these names in queries, and a test reads
 * them there.
 */
export const logFields = {
  timestamp: 'when, in UTC',
  level: 'info, warn or error',
  message: 'what happened; one sentence for one kind of event',
  error: 'the name of what was thrown, never its message: that may quote what people typed',
  stack: 'where it was thrown',

  requestId: 'API Gateway’s id of the request; the answer carries it as x-request-id',
  traceId:
    'made by the browser at each page load; its first eight characters are the reference that people see',
  xrayId: 'the id of the trace in X-Ray',
  invocationId: 'Lambda’s id of the call, as in its own START and REPORT lines',
  route: 'the operation of the API',
  job: 'the name of the job',
  question: 'what a route asked of the search',
  status: 'of the answer',
  outcome: 'ok, refused (from 400) or failed (from 500)',
  code: 'why it was refused (shared/errors.ts)',
  durationMs: 'milliseconds that we took',
  coldStart: 'the first call of this process',

  userId: 'a person, by a name that tells nothing',
  sellerId: 'a seller',
  listingId: 'a car',
  plateId: 'a number plate',
  uploadId: 'a photo, a video or a document',
  importId: 'a stock file',
  mailId: 'a mail in the outbox',
  searchId: 'a saved search',
  id: 'something else by its id',
  pk: 'the partition of an item that cannot be read',
  sk: 'its place there',
  name: 'of a snapshot',

  refusal: 'why a file or a mail was refused',
  kind: 'of mail',
  channel: 'e-mail or text message',
  scan: 'what the malware scan said',
  of: 'listings or plates',
  place: 'the part of the site that was looked at',
  why: 'the audit log is broken',
  sequence: 'the number of an audit record',
  hash: 'of an audit record',

  count: 'in an index',
  news: 'changes that were new',
  failures: 'of a mail so far',
  sellers: 'asked',
  listings: 'looked at',
  plates: 'looked at',
  told: 'people',
  sent: 'mails',
  failed: 'of several',
  expired: 'listings and applications whose documents went',
  isStored: 'no other run was faster',
  isAdvanced: 'no other run was faster',
} as const

export type LogField = keyof typeof logFields
