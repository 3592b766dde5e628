import type { Resource, Template } from './synthesise.ts'
import { stackPart } from '#infra/stack-name.ts'

type Templates = Readonly<Record<string, Template>>
type Statement = Record<string, unknown>

/** A value of a template with its references by name: `Data.Table.Arn`, independent of hashes and exports in between. */
const readable = (value: unknown, part: string, templates: Templates): unknown => {
  if (Array.isArray(value)) return value.map((item) => readable(item, part, templates))
  if (typeof value !== 'object' || value === null) return value
  const known = value as Record<string, unknown>
  if (typeof known['Ref'] === 'string') return reference(known['Ref'], part)
  const attribute = known['Fn::GetAtt']
  if (Array.isArray(attribute)) return `${reference(String(attribute[0]), part)}.${attribute[1]}`
  const join = known['Fn::Join'] as [string, unknown[]] | undefined
  if (join) return (readable(join[1], part, templates) as unknown[]).map(String).join(join[0])
  const imported = known['Fn::ImportValue']
  if (typeof imported === 'string') return exportOf(imported, templates)
  const output = known['Fn::GetStackOutput'] as { StackName: string; OutputName: string } | undefined
  if (output) return outputOf(output, templates)
  return Object.fromEntries(
    Object.entries(known).map(([name, item]) => [name, readable(item, part, templates)]),
  )
}

// CDK ends a logical id with eight digits of a hash, which move when a construct does.
const reference = (id: string, part: string): string =>
  id.startsWith('AWS::') ? `\${${id.slice(5)}}` : `${part}.${id.replace(/[0-9A-F]{8}$/, '')}`

const outputOf = ({ StackName, OutputName }: { StackName: string; OutputName: string }, all: Templates) => {
  const part = stackPart(StackName)
  const output = all[part]?.Outputs?.[OutputName]
  if (!output) throw new Error(`No output ${OutputName} in ${StackName}`)
  return readable(output.Value, part, all)
}

/** An export begins with its stack's name: `Sayara-prod-Data:ExportsOutputRefTable…`. */
const exportOf = (name: string, all: Templates) => {
  const part = stackPart(name.split(':')[0] ?? '')
  const output = Object.values(all[part]?.Outputs ?? {}).find((one) => one.Export?.Name === name)
  if (!output) throw new Error(`Nothing exports ${name}`)
  return readable(output.Value, part, all)
}

const statementsOf = ({ Type, Properties = {} }: Resource): Statement[] => {
  // A user pool has `Policies` too, which are about passwords.
  const inline = (Type === 'AWS::IAM::Role' ? (Properties['Policies'] ?? []) : []) as {
    PolicyDocument: { Statement: Statement[] }
  }[]
  const documents = [
    'PolicyDocument',
    'KeyPolicy',
    'AssumeRolePolicyDocument',
    'ResourcePolicy',
    'AccessPolicy',
  ]
  const own = documents.map((name) => Properties[name] as { Statement?: Statement[] } | undefined)
  return [...own, ...inline.map(({ PolicyDocument }) => PolicyDocument)].flatMap(
    (document) => document?.Statement ?? [],
  )
}

const asLines = (statement: Statement, part: string, templates: Templates): string[] => {
  const { Effect, Action, ...rest } = readable(statement, part, templates) as Statement
  // Without actions it is about all but those of `NotAction`.
  const actions = [Action ?? []].flat().map(String).toSorted()
  const others = Object.entries(rest)
    .filter(([name]) => name !== 'Sid')
    .flatMap(([name, item]) =>
      [item].flat().map((one) => `    ${name} ${typeof one === 'string' ? one : JSON.stringify(one)}`),
    )
  return [`  ${[Effect, ...actions].join(' ')}`, ...others]
}

// Each function's role may be assumed by Lambda, and each gateway route may call its function: said once, not 150 times.
const isOrdinary = (line: string): boolean =>
  line === '  Allow sts:AssumeRole\n    Principal {"Service":"lambda.amazonaws.com"}'

/**
 * Every policy of every stack as text, one block per resource that has any: who may do what, with what, on which condition. It
 * is kept in a file, so that a right that grew shows in a diff.
 */
export const policyText = (templates: Templates): string => {
  const blocks = Object.entries(templates).flatMap(([part, { Resources }]) =>
    Object.entries(Resources).map(([id, resource]) => {
      const statements = statementsOf(resource).map((statement) =>
        asLines(statement, part, templates).join('\n'),
      )
      const telling = statements.filter((text) => !isOrdinary(text)).toSorted()
      return telling.length > 0 ? `${reference(id, part)} (${resource.Type})\n${telling.join('\n')}` : ''
    }),
  )
  return `${blocks.filter(Boolean).toSorted().join('\n\n')}\n`
}
