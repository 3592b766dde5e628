import type { Resource } from './synthesise.ts'

export type Statement = {
  Effect: 'Allow' | 'Deny'
  Action: string | string[]
  Resource: unknown
  Principal?: unknown
  Condition?: Record<string, Record<string, unknown>>
}

type Document = { Statement: Statement[] }

/** The policy statements of the roles among these resources, inline or in a policy of their own. */
export const roleStatements = (resources: readonly Resource[]): Statement[] =>
  resources.flatMap(({ Type, Properties }) => {
    if (Type === 'AWS::IAM::Policy') return (Properties.PolicyDocument as Document).Statement
    if (Type !== 'AWS::IAM::Role') return []
    const inline = (Properties.Policies ?? []) as { PolicyDocument: Document }[]
    return inline.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
  })

/** The statements of a policy that belongs to a bucket or a key. */
export const ownStatements = ({ Properties }: Resource): Statement[] =>
  ((Properties.PolicyDocument ?? Properties.KeyPolicy) as Document).Statement

export const actionsOf = ({ Action }: Statement): string[] => [Action].flat()
