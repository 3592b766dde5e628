/** A region in which a stage can live. */
type Region = {
  place: string
  /** Where backups go: another continent's weather and wars, or at least a thousand kilometres away. */
  copies: string
  /** AWS opens it to an account only when asked to. */
  isOptIn?: true
  /** A warning for the operator before people's data goes there. */
  warning?: string
}

const damaged =
  'was damaged in March 2026, and AWS advised its customers to move (reports of 30 April 2026; look at the AWS Health Dashboard for newer ones)'

/**
 * Every region that has all the services used here, by AWS's own list of endpoints (boto/botocore, `botocore/data/endpoints.json`,
 * commit 0e6e2404b of 7 August 2026): API Gateway, Backup, CloudFormation, CloudTrail, CloudWatch, Cognito, DynamoDB, EventBridge,
 * GuardDuty, KMS, Lambda, Logs, S3, Secrets Manager, SES, SNS, SQS, X-Ray. Left out for want of SES: Hong Kong, Taipei, Melbourne, New
 * Zealand, Thailand, Spain, Mexico. Nobody has deployed to each of them.
 */
export const regions: Readonly<Record<string, Region>> = {
  'me-central-1': { place: 'United Arab Emirates', copies: 'eu-central-1', isOptIn: true, warning: damaged },
  'me-south-1': { place: 'Bahrain', copies: 'eu-central-1', isOptIn: true, warning: damaged },
  'il-central-1': { place: 'Tel Aviv', copies: 'eu-central-1', isOptIn: true },
  'ap-south-1': { place: 'Mumbai', copies: 'eu-central-1' },
  'ap-south-2': { place: 'Hyderabad', copies: 'ap-southeast-1', isOptIn: true },
  'eu-central-1': { place: 'Frankfurt', copies: 'eu-west-1' },
  'eu-central-2': { place: 'Zurich', copies: 'eu-west-1', isOptIn: true },
  'eu-south-1': { place: 'Milan', copies: 'eu-west-1', isOptIn: true },
  'eu-north-1': { place: 'Stockholm', copies: 'eu-west-1' },
  'eu-west-1': { place: 'Ireland', copies: 'eu-central-1' },
  'eu-west-2': { place: 'London', copies: 'eu-north-1' },
  'eu-west-3': { place: 'Paris', copies: 'eu-north-1' },
  'af-south-1': { place: 'Cape Town', copies: 'eu-west-1', isOptIn: true },
  'ap-southeast-1': { place: 'Singapore', copies: 'ap-south-1' },
  'ap-southeast-2': { place: 'Sydney', copies: 'ap-southeast-1' },
  'ap-southeast-3': { place: 'Jakarta', copies: 'ap-south-1', isOptIn: true },
  'ap-southeast-5': { place: 'Malaysia', copies: 'ap-south-1', isOptIn: true },
  'ap-northeast-1': { place: 'Tokyo', copies: 'ap-southeast-1' },
  'ap-northeast-2': { place: 'Seoul', copies: 'ap-southeast-1' },
  'ap-northeast-3': { place: 'Osaka', copies: 'ap-southeast-1' },
  'ca-central-1': { place: 'Montreal', copies: 'us-west-2' },
  'ca-west-1': { place: 'Calgary', copies: 'us-east-1', isOptIn: true },
  'sa-east-1': { place: 'São Paulo', copies: 'us-east-1' },
  'us-east-1': { place: 'Northern Virginia', copies: 'us-west-2' },
  'us-east-2': { place: 'Ohio', copies: 'us-west-2' },
  'us-west-1': { place: 'Northern California', copies: 'us-east-2' },
  'us-west-2': { place: 'Oregon', copies: 'us-east-1' },
}

/** The region of resources that CloudFront requires in one region: its certificate and its web ACL. */
export const edgeRegion = 'us-east-1'

/** The region in usage lines and examples: it has every service, is open to every account, and is not the Gulf. */
export const exampleRegion = 'eu-central-1'

/**
 * The region that copies of a stage's backups go to.
 * @throws Error for a region that is none of ours
 */
export const copyRegionOf = (region: string): string => {
  const copies = regions[region]?.copies
  if (!copies) throw new Error(`No stage can live in ${region}.`)
  return copies
}
