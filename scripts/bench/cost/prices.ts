/**
 * US dollars, as AWS publishes them for Northern Virginia (November 2026); CloudFront's for the Middle East. The Gulf's regions
 * charge more for most of it: `regionFactor` is what we reckon with, an assumption to be checked against the bill.
 */
export const prices = {
  regionFactor: 1.2,
  lambda: { perRequest: 0.2e-6, perGbSecond: 13.3334e-6 },
  httpApiPerRequest: 1e-6,
  dynamodb: { perReadUnit: 0.125e-6, perWriteUnit: 0.625e-6, perGbMonth: 0.25, backupPerGbMonth: 0.2 },
  logsPerGb: 0.5,
  // One trace a second, and five in a hundred of the others: X-Ray's own sampling.
  xray: { perTrace: 5e-6, share: 0.05 },
  s3: { perGbMonth: 0.023, perPut: 5e-6, perGet: 0.4e-6 },
  sesPerMail: 1e-4,
  cloudfront: {
    perGb: 0.11,
    perRequest: 1.2e-6,
    perFunctionRun: 1e-7,
    free: { gb: 1000, requests: 10e6, functionRuns: 2e6 },
  },
  waf: { acl: 5, perRule: 1, perRequest: 0.6e-6 },
  /** A month of one of each. */
  monthly: {
    'AWS::KMS::Key': 1,
    'AWS::CloudWatch::Alarm': 0.1,
    'AWS::CloudWatch::CompositeAlarm': 0.5,
    'AWS::CloudWatch::Dashboard': 3,
    'AWS::SecretsManager::Secret': 0.4,
  },
  secret: 0.4,
  hostedZone: 0.5,
  metrics: { each: 0.3, free: 10 },
} as const

/** The same product on servers that always run: two of them behind a balancer, and PostgreSQL kept by AWS with a standby. */
export const serverPrices = {
  hoursOfMonth: 730,
  /** t4g.small: 2 processors, 2 GB. */
  server: { perHour: 0.0168, processors: 2 },
  balancerPerHour: 0.0225,
  /** db.t4g.small, two zones; one more step for every ten million visits. */
  database: { perHour: 0.065, perGbMonth: 0.23, gb: 20 },
  /** Two processors are enough at a fifth of these. */
  busyShare: 0.5,
} as const
