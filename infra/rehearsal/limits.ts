import {
  bytes,
  contentPolicyLength,
  dashboardMetrics,
  distributionConfig,
  firewallUnits,
  inlinePolicies,
  listOf,
  most,
  mostOf,
  occurrences,
  resourcesOf,
  type Templates,
} from './template-measures.ts'

/** A quota or limit of AWS. */
export type Limit = {
  name: string
  /** The most that AWS allows. */
  allowed: number
  /** The page of AWS, or of a user who has met the limit, that says so. */
  source: string
  /** Returns the highest value anywhere in the stage. */
  find: (templates: Templates) => number
}

/** A quota that can be raised counts as what a new account has; of two figures that AWS has published, the smaller. */
const guide = {
  cloudFormation: 'docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html',
  lambda: 'docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html',
  iam: 'docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html',
  httpApi: 'docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html',
  cloudFront: 'docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html',
  dynamoDb: 'docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html',
  eventBridge: 'docs.aws.amazon.com/eventbridge/latest/userguide/eb-quota.html',
  waf: 'docs.aws.amazon.com/waf/latest/developerguide/limits.html',
  cloudWatch: 'docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html',
  kms: 'docs.aws.amazon.com/kms/latest/developerguide/resource-limits.html',
}

/** Limits of one template, then of one resource, then of the account. */
export const limits: readonly Limit[] = [
  {
    name: 'resources in a stack',
    allowed: 500,
    source: guide.cloudFormation,
    find: (templates) => most(Object.values(templates).map(({ Resources }) => Object.keys(Resources).length)),
  },
  {
    name: 'bytes of a template',
    allowed: 1_000_000,
    source: guide.cloudFormation,
    find: (templates) => most(Object.values(templates).map(bytes)),
  },
  {
    name: 'outputs of a stack',
    allowed: 200,
    source: guide.cloudFormation,
    find: (templates) =>
      most(Object.values(templates).map(({ Outputs = {} }) => Object.keys(Outputs).length)),
  },
  {
    name: 'lookups across regions in a stage (Fn::GetStackOutput)',
    allowed: 75,
    source: 'github.com/aws/aws-cdk/issues/38010: throttled from about there on',
    find: (templates) => occurrences(templates, 'Fn::GetStackOutput'),
  },
  {
    name: 'dynamic references of a template ({{resolve:…}})',
    allowed: 60,
    source: guide.cloudFormation,
    find: (templates) =>
      most(
        Object.values(templates).map((template) => JSON.stringify(template).split('{{resolve:').length - 1),
      ),
  },
  {
    name: 'characters of the policies in a role',
    allowed: 10_240,
    source: guide.iam,
    find: inlinePolicies,
  },
  {
    name: 'bytes of a bucket policy',
    allowed: 20_480,
    source: 'docs.aws.amazon.com/AmazonS3/latest/userguide/bucket-policies.html',
    find: (templates) =>
      mostOf(templates, 'AWS::S3::BucketPolicy', ({ Properties }) => bytes(Properties['PolicyDocument'])),
  },
  {
    name: 'bytes of a key policy',
    allowed: 32_768,
    source: guide.kms,
    find: (templates) =>
      mostOf(templates, 'AWS::KMS::Key', ({ Properties }) => bytes(Properties['KeyPolicy'])),
  },
  {
    name: 'bytes of a function’s environment',
    allowed: 4_096,
    source: guide.lambda,
    find: (templates) =>
      mostOf(templates, 'AWS::Lambda::Function', ({ Properties }) => bytes(Properties['Environment'])),
  },
  {
    name: 'concurrent executions kept by functions, of 1,000',
    allowed: 900,
    source: guide.lambda,
    find: (templates) =>
      resourcesOf(templates, 'AWS::Lambda::Function').reduce(
        (sum, { Properties }) => sum + Number(Properties['ReservedConcurrentExecutions'] ?? 0),
        0,
      ),
  },
  {
    name: 'routes of the API',
    allowed: 300,
    source: guide.httpApi,
    find: (templates) => resourcesOf(templates, 'AWS::ApiGatewayV2::Route').length,
  },
  {
    name: 'integrations of the API',
    allowed: 300,
    source: guide.httpApi,
    find: (templates) => resourcesOf(templates, 'AWS::ApiGatewayV2::Integration').length,
  },
  {
    name: 'bytes of the access log’s format',
    allowed: 3_072,
    source: guide.httpApi,
    find: (templates) =>
      mostOf(templates, 'AWS::ApiGatewayV2::Stage', ({ Properties }) =>
        bytes(Properties['AccessLogSettings']),
      ),
  },
  {
    name: 'seconds of a request, of the API’s 30',
    allowed: 30,
    source: guide.httpApi,
    find: (templates) =>
      most(
        Object.entries(templates)
          .filter(([part]) => part.startsWith('Routes'))
          .flatMap(([, { Resources }]) => Object.values(Resources))
          .filter(({ Type }) => Type === 'AWS::Lambda::Function')
          .map(({ Properties }) => Number(Properties['Timeout'] ?? 3)),
      ),
  },
  {
    name: 'behaviours of the distribution',
    allowed: 25,
    source: guide.cloudFront,
    find: (templates) =>
      mostOf(
        templates,
        'AWS::CloudFront::Distribution',
        (one) => listOf(distributionConfig(one).CacheBehaviors).length,
      ),
  },
  {
    name: 'origins of the distribution',
    allowed: 25,
    source: guide.cloudFront,
    find: (templates) =>
      mostOf(
        templates,
        'AWS::CloudFront::Distribution',
        (one) => listOf(distributionConfig(one).Origins).length,
      ),
  },
  {
    name: 'characters of a content security policy',
    allowed: 1_783,
    source: guide.cloudFront,
    find: (templates) => mostOf(templates, 'AWS::CloudFront::ResponseHeadersPolicy', contentPolicyLength),
  },
  {
    name: 'bytes of a CloudFront function',
    allowed: 10_240,
    source: guide.cloudFront,
    find: (templates) =>
      mostOf(templates, 'AWS::CloudFront::Function', ({ Properties }) =>
        Buffer.byteLength(String(Properties['FunctionCode'] ?? '')),
      ),
  },
  {
    name: 'capacity units of the firewall',
    allowed: 5_000,
    source: guide.waf,
    find: (templates) => mostOf(templates, 'AWS::WAFv2::WebACL', firewallUnits),
  },
  {
    name: 'indexes of the table',
    allowed: 20,
    source: guide.dynamoDb,
    find: (templates) =>
      mostOf(
        templates,
        'AWS::DynamoDB::GlobalTable',
        ({ Properties }) => listOf(Properties['GlobalSecondaryIndexes']).length,
      ),
  },
  {
    name: 'rules of the event bus',
    allowed: 300,
    source: guide.eventBridge,
    find: (templates) => resourcesOf(templates, 'AWS::Events::Rule').length,
  },
  {
    name: 'metrics of the dashboard',
    allowed: 2_500,
    source: guide.cloudWatch,
    find: (templates) =>
      mostOf(templates, 'AWS::CloudWatch::Dashboard', ({ Properties }) =>
        dashboardMetrics(Properties['DashboardBody']),
      ),
  },
]

export type MeasuredLimit = Limit & { found: number }

/** The highest value found in a stage for each limit. */
export const measure = (templates: Templates): MeasuredLimit[] =>
  limits.map((limit) => ({ ...limit, found: limit.find(templates) }))
