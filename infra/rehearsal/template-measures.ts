import type { Resource, Template } from '#infra/testing/synthesise.ts'

/** The templates of a stage by the part of their stack: `Data`, `RoutesPublic`. */
export type Templates = Readonly<Record<string, Template>>

/** Every resource of one type in a stage. */
export const resourcesOf = (templates: Templates, type: string): Resource[] =>
  Object.values(templates).flatMap(({ Resources }) =>
    Object.values(Resources).filter(({ Type }) => Type === type),
  )

/** The greatest of some counts; zero of none. */
export const most = (counts: readonly number[]): number => Math.max(0, ...counts)

/** The bytes of a part of a template, as JSON. */
export const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value ?? {}))

/** The most that any resource of a type has of something. */
export const mostOf = (templates: Templates, type: string, measure: (resource: Resource) => number): number =>
  most(resourcesOf(templates, type).map(measure))

/** A value that should be a list; empty where it is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** How often an intrinsic function stands in a part of a template. */
export const occurrences = (part: unknown, name: string): number => {
  if (typeof part !== 'object' || part === null) return 0
  return Object.entries(part).reduce(
    (sum, [key, value]) => sum + Number(key === name) + occurrences(value, name),
    0,
  )
}

/** The characters of all policies that are written into one role: IAM does not count blanks, and names are longer than what stands for them. */
export const inlinePolicies = (templates: Templates) => {
  const perRole = new Map<string, number>()
  for (const { Properties } of resourcesOf(templates, 'AWS::IAM::Policy'))
    for (const role of listOf(Properties['Roles'])) {
      const key = JSON.stringify(role)
      perRole.set(key, (perRole.get(key) ?? 0) + bytes(Properties['PolicyDocument']))
    }
  const ownOf = ({ Properties }: Resource) => bytes(Properties['Policies'])
  return most([...perRole.values(), ...resourcesOf(templates, 'AWS::IAM::Role').map(ownOf)])
}

/** Behaviours and origins of a distribution. */
export const distributionConfig = ({ Properties }: Resource) =>
  (Properties['DistributionConfig'] ?? {}) as { CacheBehaviors?: unknown[]; Origins?: unknown[] }

/** The length of the content security policy among response headers; zero without one. */
export const contentPolicyLength = ({ Properties }: Resource): number => {
  const { ResponseHeadersPolicyConfig: config } = Properties as {
    ResponseHeadersPolicyConfig?: {
      SecurityHeadersConfig?: { ContentSecurityPolicy?: { ContentSecurityPolicy?: unknown } }
    }
  }
  const policy = config?.SecurityHeadersConfig?.ContentSecurityPolicy?.ContentSecurityPolicy
  return policy === undefined ? 0 : bytes(policy)
}

type Rule = { Statement?: { RateBasedStatement?: unknown; ManagedRuleGroupStatement?: { Name?: string } } }

/** Capacity of AWS's managed rule groups, as documented; a rule of ours takes little, and one that counts addresses some more. */
const groupUnits: Readonly<Record<string, number>> = {
  AWSManagedRulesCommonRuleSet: 700,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesAnonymousIpList: 50,
  AWSManagedRulesSQLiRuleSet: 200,
  AWSManagedRulesAdminProtectionRuleSet: 100,
}
const unitsOfOwnRule = 100

/** The capacity that a web ACL takes (WCU). */
export const firewallUnits = ({ Properties }: Resource): number =>
  (listOf(Properties['Rules']) as Rule[]).reduce((sum, { Statement }) => {
    const group = Statement?.ManagedRuleGroupStatement?.Name
    return sum + (group === undefined ? unitsOfOwnRule : (groupUnits[group] ?? 1_500))
  }, 0)

/** The dashboard is a JSON text with references in it; each of its metrics is a list in a list. */
export const dashboardMetrics = (body: unknown): number =>
  JSON.stringify(body ?? '').split('\\"stat\\"').length - 1
