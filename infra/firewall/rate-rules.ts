import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { refuseWith, visibleAs } from '#infra/firewall/refusals.ts'
import type { Stage } from '#infra/stage.ts'
import type { Contract } from '#shared/api/contract.ts'
import { contracts, type RouteId } from '#shared/api/routes.ts'
import { photoUrl } from '#shared/constants/photos.ts'

/** Seconds of the rate window; five minutes is what the firewall counts best. */
const windowSeconds = 300

/** Routes with a count of their own: guessing passwords, creating accounts, writing to people, and views, which nothing else limits. */
const watched = {
  SignIn: [
    'login',
    'forgotPassword',
    'resetPassword',
    'sendSignInCode',
    'signInWithCode',
    'signInWithPasskey',
  ],
  Registration: ['register', 'signUp'],
  Leads: ['createLead', 'sendPlateInquiry'],
  Views: ['recordView', 'recordPlateView'],
} as const satisfies Record<string, readonly RouteId[]>

// Gulf carriers put thousands of phones behind one address, so what a person may do says little about an address. A hundred
// busy people are believed; the limits of the contracts, which are exact, count the rest.
const busyPeople = 100

/** Requests per address and window before the firewall steps in: twice the contract's own limit, which answers first, or a limit of its own. */
const allowance = ({ limits = [] }: Contract): number =>
  Math.min(
    ...limits.map(
      ({ per, limit, seconds, countedBy }) =>
        (countedBy === 'firewall' ? 1 : per === 'ip' ? 2 : busyPeople) *
        limit *
        Math.max(1, windowSeconds / seconds),
    ),
  )

/** The paths of routes as a pattern: `^(/api/leads|/api/number-plates/[^/]+/inquiries)$`. */
const pathPattern = (routes: readonly Contract[]): string =>
  `^(${routes.map(({ path }) => path.replaceAll(/\{\w+\}/g, '[^/]+')).join('|')})$`

// `/api/%6Cogin` is `/api/login` for API Gateway, and must be here.
const path = {
  fieldToMatch: { uriPath: {} },
  textTransformations: [
    { priority: 0, type: 'URL_DECODE' },
    { priority: 1, type: 'NORMALIZE_PATH' },
  ],
}

const below = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: { ...path, searchString, positionalConstraint: 'STARTS_WITH' },
})

const rule = (
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): Omit<CfnWebACL.RuleProperty, 'priority'> => ({
  name,
  action: refuseWith('TOO_MANY_REQUESTS', 60),
  visibilityConfig: visibleAs(name),
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: windowSeconds,
      limit,
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
})

/** Rules against floods from one address, the narrow before the wide. */
export const rateRules = ({ throttle }: Stage): Omit<CfnWebACL.RuleProperty, 'priority'>[] => {
  const narrow = Object.entries(watched).map(([name, ids]) => {
    const routes = ids.map((id) => contracts[id])
    return rule(name, Math.max(...routes.map(allowance)), {
      regexMatchStatement: { ...path, regexString: pathPattern(routes) },
    })
  })
  // No address may take more than a tenth of what the API takes in all.
  const api = (throttle.rateLimit * windowSeconds) / 10
  const notPhotos = { notStatement: { statement: below(photoUrl('')) } }
  return [
    ...narrow,
    rule('Api', api, { andStatement: { statements: [below('/api/'), notPhotos] } }),
    // Beside each call of the API some scripts and photos, which caches answer.
    rule('Everything', 4 * api),
  ]
}
