import { Aws, CfnOutput, CliCredentialsStackSynthesizer, Duration, Stack } from 'aws-cdk-lib'
import {
  Effect,
  FederatedPrincipal,
  ManagedPolicy,
  OidcProviderNative,
  PolicyDocument,
  PolicyStatement,
  Role,
} from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { boundary, boundaryArn, boundaryName, deployBoundaryName } from '#infra/boundary.ts'
import { stackPrefix, stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

/** GitHub's provider of tokens, of which an account has one. */
export const github = 'token.actions.githubusercontent.com'

/** The name of the role of a stage's workflows, which GitHub is told: the account has one of this name, whichever region the stage lives in. */
export const gitHubRole = (stage: string, name: 'deploy' | 'diff'): string => `sayara-github-${stage}-${name}`

const statement = (effect: Effect, actions: readonly string[], resources = ['*'], conditions = {}) =>
  new PolicyStatement({ effect, actions: [...actions], resources, conditions })

const allow = (actions: string[], resources?: string[]) => statement(Effect.ALLOW, actions, resources)

/** In this account, any region. */
const arn = (service: string, resource: string): string =>
  `arn:${Aws.PARTITION}:${service}:*:${Aws.ACCOUNT_ID}:${resource}`
const iamArn = (resource: string): string => `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:${resource}`

/** Services that say who may do what: a release has no business with them, but for the roles of its stage. */
const rightsServices = ['account', 'iam', 'identitystore', 'organizations', 'rolesanywhere', 'sso']

/**
 * A boundary for the role with which CloudFormation makes the stacks (`cdk bootstrap --custom-permissions-boundary`). Of IAM it leaves the roles of
 * the stage alone, none without the stage's boundary: neither users, groups and policies, nor the roles of others, whether by changing or by
 * passing them, nor who deploys.
 */
const deployBoundary = (stage: Stage): PolicyStatement[] => {
  // Functions' roles are found by their path; the few that have none, by the name that CloudFormation makes of their stack's.
  const roles = [iamArn(`role/sayara/${stage.name}/*`), iamArn(`role/${stackPrefix(stage.name)}*`)]
  return [
    new PolicyStatement({ notActions: rightsServices.map((service) => `${service}:*`), resources: ['*'] }),
    allow(['iam:Get*', 'iam:List*', 'iam:CreateServiceLinkedRole']),
    statement(
      Effect.ALLOW,
      ['iam:CreateRole', 'iam:PutRolePolicy', 'iam:AttachRolePolicy', 'iam:PutRolePermissionsBoundary'],
      roles,
      // Of whichever region: the CDK's role in us-east-1 is bootstrapped once, and a lost region's stage is made anew in another.
      { StringLike: { 'iam:PermissionsBoundary': boundaryArn({ ...stage, region: '*' }) } },
    ),
    allow(
      [
        'iam:DeleteRole',
        'iam:DeleteRolePolicy',
        'iam:DetachRolePolicy',
        'iam:PassRole',
        'iam:TagRole',
        'iam:UntagRole',
        'iam:UpdateAssumeRolePolicy',
        'iam:UpdateRole',
        'iam:UpdateRoleDescription',
      ],
      roles,
    ),
  ]
}

const secretOf = ({ originSecret }: Stage) => arn('secretsmanager', `secret:${originSecret.name}-*`)

/** What `npm run diff` reads. */
const reads = (stage: Stage): PolicyStatement[] => [
  allow(
    ['cloudformation:DescribeStack*', 'cloudformation:GetTemplate', 'cloudformation:ListStackResources'],
    ['*'],
  ),
  allow(
    [
      'cloudwatch:DescribeAlarms',
      'lambda:GetAccountSettings',
      'route53:GetHostedZone',
      'route53:ListHostedZones*',
      'ses:GetAccount',
    ],
    ['*'],
  ),
  allow(['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'], [secretOf(stage)]),
  allow(['sts:AssumeRole'], [iamArn('role/cdk-*-lookup-role-*')]),
]

/** What `npm run deploy` and `npm run rollback` do themselves; the rest they ask of the CDK's own roles. */
const deploys = (stage: Stage): PolicyStatement[] => {
  const functions = [stackPrefix(stage.name), `sayara-${stage.name}-`].map((name) => `function:${name}*`)
  const site = `arn:${Aws.PARTITION}:s3:::${stackPrefix(stage.name).toLowerCase()}web-site*`
  return [
    allow(['sts:AssumeRole'], [iamArn('role/cdk-*')]),
    allow(['s3:ListBucket', 's3:GetObject', 's3:PutObject', 's3:DeleteObject'], [site]),
    // A stack whose making failed loses its protection, or the CDK could not make it again.
    allow(
      ['cloudformation:UpdateTerminationProtection'],
      [arn('cloudformation', `stack/${stackPrefix(stage.name)}*`)],
    ),
    // The stack Access is published with these rights, and the CDK looks whether its template is there: the operator has put it.
    allow(['s3:ListBucket'], [`arn:${Aws.PARTITION}:s3:::cdk-*-assets-${Aws.ACCOUNT_ID}-*`]),
    allow(
      ['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'],
      [`arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*`],
    ),
    allow(
      [
        'lambda:GetAlias',
        'lambda:UpdateAlias',
        'lambda:PublishVersion',
        'lambda:ListVersionsByFunction',
        'lambda:InvokeFunction',
      ],
      functions.map((name) => arn('lambda', name)),
    ),
    // A version, never a function.
    allow(
      ['lambda:DeleteFunction'],
      functions.map((name) => arn('lambda', `${name}:*`)),
    ),
    allow(['secretsmanager:PutSecretValue', 'secretsmanager:UpdateSecretVersionStage'], [secretOf(stage)]),
  ]
}

/**
 * Who may do what to a stage: the boundary of all its roles, and with `--repository` the roles of that repository's workflows, which come with a
 * token of GitHub's instead of a stored key. Made with the operator's own rights and not by CloudFormation's role, so that no deploy by a workflow
 * can change it.
 */
export class AccessStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, { ...stackSettings(stage), synthesizer: new CliCredentialsStackSynthesizer() })
    new ManagedPolicy(this, 'Boundary', {
      managedPolicyName: boundaryName(stage),
      description: 'The most that any role of the stage can do',
      statements: [statement(Effect.ALLOW, boundary.allows), statement(Effect.DENY, boundary.denies)],
    })
    new ManagedPolicy(this, 'DeployBoundary', {
      managedPolicyName: deployBoundaryName(stage),
      description: 'For the CDK’s role that makes the stacks',
      statements: deployBoundary(stage),
    })
    if (!stage.repository) return
    const provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${github}`,
      clientIds: ['sts.amazonaws.com'],
    })
    this.#role('deploy', stage, {
      provider,
      environment: stage.name,
      statements: [...reads(stage), ...deploys(stage)],
    })
    this.#role('diff', stage, { provider, environment: `${stage.name}-diff`, statements: reads(stage) })
  }

  /** A role for jobs of the repository in that environment of GitHub, whose rules say which branches and tags may use it. */
  #role(
    name: 'deploy' | 'diff',
    stage: Stage,
    options: { provider: OidcProviderNative; environment: string; statements: PolicyStatement[] },
  ): void {
    const { repository = '' } = stage
    const role = new Role(this, `GitHub-${name}`, {
      roleName: gitHubRole(stage.name, name),
      maxSessionDuration: Duration.hours(2),
      assumedBy: new FederatedPrincipal(
        options.provider.oidcProviderArn,
        {
          // The repository by its own claim, too: another of its owner may make up its subjects, and name a branch so that one fits a star.
          StringEquals: { [`${github}:aud`]: 'sts.amazonaws.com', [`${github}:repository`]: repository },
          StringLike: {
            // A repository that was made, renamed or moved after 15 July 2026 is `owner@1/name@2`, with GitHub's numbers of both.
            [`${github}:sub`]: [repository, `${repository.replace('/', '@*/')}@*`].map(
              (named) => `repo:${named}:environment:${options.environment}`,
            ),
          },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
      inlinePolicies: { access: new PolicyDocument({ statements: options.statements }) },
    })
    new CfnOutput(this, `GitHubRole${name}`, { value: role.roleArn })
  }
}
