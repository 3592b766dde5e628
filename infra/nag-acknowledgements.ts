/** A finding of cdk-nag that we live with: its rule, the constructs it is about, and why. */
export type Acknowledgement = { rule: string; at: RegExp; reason: string }

/** Every exception that we make; of two that fit, the first counts. One that nothing needs any more fails a test. */
export const acknowledgements: readonly Acknowledgement[] = [
  {
    rule: 'AwsSolutions-IAM5',
    at: /-Access\//,
    reason:
      'A boundary gives nobody a right, it only takes away; and who deploys names versions and objects before they exist.',
  },
  {
    rule: 'AwsSolutions-APIG4',
    at: /-Routes\w+\//,
    reason:
      'Its contract is public or optional: anybody may call it, and who brings a token is known by the function.',
  },
  {
    rule: 'AwsSolutions-CFR1',
    at: /-Web\/Distribution\//,
    reason: 'Sellers and buyers travel, and crawlers come from everywhere: no country is kept out.',
  },
  {
    rule: 'AwsSolutions-CFR3',
    at: /-Web\/Distribution\//,
    reason:
      'The stack SiteLog logs it by standard logging v2, which the rule does not know; the older kind needs ACLs.',
  },
  {
    rule: 'AwsSolutions-CFR4',
    at: /-dev-Web\/Distribution\//,
    reason: 'Without a domain the certificate is CloudFront’s own, whose TLS versions nobody can choose.',
  },
  {
    rule: 'AwsSolutions-S1',
    at: /-SiteLog\/Requests\//,
    reason: 'It holds access logs itself, and nothing but AWS’s log delivery writes to it.',
  },
  {
    rule: 'AwsSolutions-COG1',
    at: /-Auth\/UserPool\//,
    reason:
      'The product itself asks for upper and lower case and a digit, of all but phrases of 20 characters; and refuses passwords of breaches.',
  },
  {
    rule: 'AwsSolutions-COG2',
    at: /-Auth\/UserPool\//,
    reason: 'The second factor is the product’s own, beside the pool; admins must have it.',
  },
  {
    rule: 'AwsSolutions-COG8',
    at: /-Auth\/UserPool\//,
    reason:
      'The plan Plus costs 0.02 dollars a person and month, and judges addresses and devices that the pool never sees: our functions ask it.',
  },
  {
    rule: 'AwsSolutions-IAM4',
    at: /-Backup\/Plan\/Table\/Role\/|-BackupCopies\/TableRestoreRole\//,
    reason: 'AWS keeps what its backup service needs in this policy; a list of ours would fail unseen.',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    at: /Role\/Resource$/,
    reason: 'Traces belong to no resource.',
  },
  {
    rule: 'Serverless-LambdaStarPermissions',
    at: /-(?:Routes\w+|\w*Jobs|Search)\//,
    reason: 'Traces belong to no resource; the same star as above.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    at: /(?:Role|ReplicationRights)\/Resource$/,
    reason:
      'Objects below one prefix, or the indexes of the one table: the names in them are made at run time.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    at: /Failures\/Resource$/,
    reason: 'It is itself the queue in which failed events end.',
  },
  {
    rule: 'Serverless-SQSRedrivePolicy',
    at: /Failures\/Resource$/,
    reason: 'It is itself the queue in which failed events end.',
  },
  {
    rule: 'Serverless-LambdaDLQ',
    at: /-(?:Routes\w+|Search)\//,
    reason: 'A request waits for its answer: Lambda keeps no event of it that could end in a queue.',
  },
  {
    rule: 'Serverless-LambdaDLQ',
    at: /-\w*Jobs\//,
    reason:
      'What a job fails on goes to its own queue as a destination, which says more than a dead-letter queue: the error and the answer.',
  },
  {
    rule: 'Serverless-LambdaEventSourceMappingDestination',
    at: /-\w*Jobs\//,
    reason: 'What comes from a queue goes back to it, and in the end to the queue of its dead letters.',
  },
  {
    rule: 'Serverless-SNSRedrivePolicy',
    at: /Monitoring\//,
    reason: 'The operator is told by mail, which AWS sends again by itself for hours.',
  },
  {
    rule: 'Serverless-EventBusDLQ',
    at: /-Monitoring\/(?:KeyRefused|BackupFailed|BackupCopied)/,
    reason: 'The audit trail and AWS Backup keep these events whatever becomes of their copy in the log.',
  },
]
