import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { visibleAs } from './refusals.ts'

// Cognito tells its firewall the operation by this header; the other is the request's own, which nobody can leave out or forge, because
// Cognito itself goes by it. https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-waf.html
const operationHeaders = {
  'x-amzn-cognito-operation-name': '',
  'x-amz-target': 'AWSCognitoIdentityProviderService.',
}

// What only rights of AWS open, and the end of a refresh token, which asks for that token.
const ours = '(?:Admin|Describe)[A-Za-z]+|ListUsers|RevokeToken'

const matches = (name: string, regexString: string): CfnWebACL.StatementProperty => ({
  regexMatchStatement: {
    fieldToMatch: { singleHeader: { Name: name } },
    regexString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})

const notOurs = ([name, prefix]: [string, string]): CfnWebACL.StatementProperty => {
  const start = `^${prefix.replace('.', String.raw`\.`)}`
  return {
    andStatement: {
      statements: [
        matches(name, `${start}[A-Za-z]`),
        { notStatement: { statement: matches(name, `${start}(?:${ours})$`) } },
      ],
    },
  }
}

/**
 * A firewall before the pool. Every token of Cognito has a scope with which its holder may ask the pool itself to delete the account, to
 * change its password or its attributes, past all of our limits; only a dearer plan can leave the scope out. Nobody but our functions has
 * any business there, so each operation that a token, a password or nothing at all opens is refused. The pool's public keys name no operation.
 */
export const poolFirewall = (scope: Construct, poolArn: string): void => {
  const acl = new CfnWebACL(scope, 'PoolFirewall', {
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    visibilityConfig: visibleAs('PoolFirewall'),
    rules: [
      {
        name: 'OnlyOurFunctions',
        priority: 0,
        action: { block: {} },
        visibilityConfig: visibleAs('OnlyOurFunctions'),
        statement: { orStatement: { statements: Object.entries(operationHeaders).map(notOurs) } },
      },
    ],
  })
  new CfnWebACLAssociation(scope, 'PoolFirewallBefore', { webAclArn: acl.attrArn, resourceArn: poolArn })
}
