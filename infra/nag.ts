import type { App, IPolicyValidationPlugin } from 'aws-cdk-lib'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { acknowledgements, type Acknowledgement } from '#infra/nag-acknowledgements.ts'

/** A finding of a rule about one resource: `AwsSolutions-S1` at `Sayara-prod-Data/Photos/Resource`. */
export type Finding = { rule: string; path: string }

const packs = (app: App) => [new AwsSolutionsChecks(app), new ServerlessChecks(app)]

/** All findings of cdk-nag's packs for the stacks of `app`, warnings too. */
export const nagFindings = (app: App): Finding[] =>
  packs(app)
    .flatMap((pack) => pack.validateScope(app).violations)
    .flatMap(({ ruleName: rule, violatingResources }) =>
      violatingResources.map(({ constructPath: path = '' }) => ({ rule, path })),
    )

/** Whether an acknowledgement is about a finding. A rule's name covers what it says in brackets: `AwsSolutions-IAM5[Resource::…]`. */
export const isAbout = ({ rule, at }: Acknowledgement, finding: Finding): boolean =>
  (finding.rule === rule || finding.rule.startsWith(`${rule}[`)) && at.test(finding.path)

const isKnown = (rule: string, path = ''): boolean =>
  acknowledgements.some((known) => isAbout(known, { rule, path }))

/**
 * A pack without what is acknowledged. cdk-nag would have that noted at each construct by the finding's exact id, and the ids of
 * IAM findings quote references, which read otherwise before synthesis than during it.
 */
const withoutKnown = (pack: ReturnType<typeof packs>[number]): IPolicyValidationPlugin => ({
  name: pack.name,
  validate: (context) => {
    const report = pack.validate(context)
    const violations = report.violations
      .map((violation) => ({
        ...violation,
        violatingResources: violation.violatingResources.filter(
          ({ constructPath }) => !isKnown(violation.ruleName, constructPath),
        ),
      }))
      .filter(({ violatingResources }) => violatingResources.length > 0)
    return { ...report, violations, success: violations.length === 0 }
  },
})

/** Makes synthesis fail for every finding, warnings too, that has no reason in `acknowledgements`. */
export const checkWithNag = (app: App): void => {
  Validations.of(app).addPlugins(...packs(app).map(withoutKnown))
}
