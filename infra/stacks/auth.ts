import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  AccountRecovery,
  type CfnUserPool,
  FeaturePlan,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { poolFirewall } from '#infra/firewall/pool-firewall.ts'
import { functionNameOf } from '#infra/internal-functions.ts'
import { liveAlias, stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'
import { limits } from '#shared/constants/limits.ts'
import { accessTokenSeconds, refreshTokenDays } from '#shared/constants/sessions.ts'

/** The accounts: passwords and sessions live here and nowhere else. */
export class AuthStack extends Stack {
  readonly userPool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, { ...stackSettings(stage), terminationProtection: stage.keepsData })
    this.userPool = new UserPool(this, 'UserPool', {
      // Accounts are made by the registration route alone, which also writes the profile.
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      // An account is named by our user id, which has capitals and comes back in every token: a pool that ignores case
      // may fold it, and the id would no longer be found. The names people type are ours, and lower case.
      signInCaseSensitive: true,
      accountRecovery: AccountRecovery.NONE,
      // Threat protection would need the plan Plus: 0.02 USD for everybody who signs in in a month, 2,000 a month at 100,000 instead
      // of some 500. It judges by the addresses and devices that a pool knows, and ours is called by functions, about names that
      // nobody types; guessing is counted per account and network by the functions themselves.
      featurePlan: FeaturePlan.LITE,
      // The kinds of characters are asked for by `shared/schemas/account.ts`, which leaves them to phrases; the pool cannot.
      passwordPolicy: {
        minLength: limits.password.min,
        requireUppercase: false,
        requireLowercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    poolFirewall(this, this.userPool.userPoolArn)
    // By its name: the function knows the pool, so a reference to it would go round in a circle.
    const triggers = this.formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: `${functionNameOf(stage, 'poolTriggers')}:${liveAlias}`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    const pool = this.userPool.node.defaultChild as CfnUserPool
    pool.lambdaConfig = {
      defineAuthChallenge: triggers,
      createAuthChallenge: triggers,
      verifyAuthChallengeResponse: triggers,
    }
    this.client = this.userPool.addClient('Api', {
      // Only our functions may try passwords; they count the failures. The custom flow is open to anybody, and asks for a ticket:
      // 256 random bits that one of our functions has written a moment ago for this very user.
      authFlows: { adminUserPassword: true, custom: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // The pool rotates nothing: with it REFRESH_TOKEN_AUTH is off, and two tabs that ask at once would have to share one new token.
      // No browser ever gets the token: it lies encrypted beside the session, and the cookie's own secret, which opens it, is
      // replaced at each use (`functions/identity/refresh.ts`).
      accessTokenValidity: Duration.seconds(accessTokenSeconds),
      idTokenValidity: Duration.seconds(accessTokenSeconds),
      refreshTokenValidity: Duration.days(refreshTokenDays),
    })
  }
}
