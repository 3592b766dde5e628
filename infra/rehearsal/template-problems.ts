import type {
  Property,
  PropertyType,
  Resource as ResourceType,
  SpecDatabase,
} from '@aws-cdk/service-spec-types'
import type { Resource, Template } from '#infra/testing/synthesise.ts'

type Known = Readonly<Record<string, Property>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that CloudFormation computes during the deploy: `{ Ref }`, `{ 'Fn::Join' }`. */
const isIntrinsic = (value: unknown): boolean => {
  if (!isObject(value)) return false
  const [key = '', ...others] = Object.keys(value)
  return others.length === 0 && (key === 'Ref' || key.startsWith('Fn::'))
}

/** Parts of a text that it computes, or looks up: nothing can be said of the whole. */
const isDynamic = (value: unknown): boolean => typeof value === 'string' && value.includes('{{resolve:')

const isInteger = (value: unknown) => /^-?\d+$/.test(String(value))
// Templates may write numbers and booleans as texts, which CloudFormation reads alike.
const isNumber = (value: unknown) =>
  (typeof value === 'number' || typeof value === 'string') && Number.isFinite(Number(value))
const isBoolean = (value: unknown) => typeof value === 'boolean' || value === 'true' || value === 'false'
const isText = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/**
 * Everything of one resource that CloudFormation's schema for its type refuses: unknown and read-only properties (the schema keeps
 * those apart, as attributes), missing ones, wrong types, values outside an enumeration. It carries no patterns and no ranges.
 */
class Checker {
  readonly problems: string[] = []
  readonly #database: SpecDatabase

  constructor(database: SpecDatabase) {
    this.#database = database
  }

  properties(given: Record<string, unknown>, known: Known, path: string): void {
    for (const name of Object.keys(given))
      if (!known[name]) this.problems.push(`${path}.${name} does not exist, or cannot be set`)
    for (const [name, { required, type, previousTypes = [] }] of Object.entries(known)) {
      const value = given[name]
      if (value === undefined) {
        if (required) this.problems.push(`${path}.${name} is missing`)
      } else this.#oneOf([type, ...previousTypes], value, `${path}.${name}`)
    }
  }

  /** The value fits one of the types; else the problems of the first are what there is to say. */
  #oneOf(types: readonly PropertyType[], value: unknown, path: string): void {
    const tries = types.map((type) => {
      const checker = new Checker(this.#database)
      checker.#value(type, value, path)
      return checker.problems
    })
    if (tries.every((problems) => problems.length > 0)) this.problems.push(...(tries[0] ?? []))
  }

  #value(type: PropertyType, value: unknown, path: string): void {
    if (isIntrinsic(value) || isDynamic(value)) return
    const isWrong = (problem: string) =>
      void this.problems.push(`${path} ${problem}: ${JSON.stringify(value)}`)
    switch (type.type) {
      case 'string':
        if (!isText(value)) isWrong('is no text')
        else if (type.allowedValues && !type.allowedValues.includes(String(value)))
          isWrong(`is none of ${type.allowedValues.join(', ')}`)
        break
      case 'integer':
      case 'number':
        if (!isNumber(value) || (type.type === 'integer' && !isInteger(value))) isWrong('is no number')
        break
      case 'boolean':
        if (!isBoolean(value)) isWrong('is neither true nor false')
        break
      case 'array':
        if (!Array.isArray(value)) isWrong('is no list')
        else value.forEach((each, index) => this.#value(type.element, each, `${path}[${index}]`))
        break
      case 'map':
        if (!isObject(value)) isWrong('is no object')
        else
          for (const [key, each] of Object.entries(value)) this.#value(type.element, each, `${path}.${key}`)
        break
      case 'ref':
        if (!isObject(value)) isWrong('is no object')
        else
          this.properties(value, this.#database.get('typeDefinition', type.reference.$ref).properties, path)
        break
      case 'union':
        this.#oneOf(type.types, value, path)
        break
      default:
        // A tag, a date or free JSON, such as a policy.
        break
    }
  }
}

type Reference = { id: string; attribute?: string }

/** Every `Ref` and `Fn::GetAtt` in a part of a template. */
const referencesIn = (part: unknown): Reference[] => {
  if (Array.isArray(part)) return part.flatMap(referencesIn)
  if (!isObject(part)) return []
  const { Ref: id, 'Fn::GetAtt': attribute } = part
  if (typeof id === 'string') return [{ id }]
  if (Array.isArray(attribute)) return [{ id: String(attribute[0]), attribute: attribute.slice(1).join('.') }]
  return Object.values(part).flatMap(referencesIn)
}

const typeOf = (database: SpecDatabase, name: string): ResourceType | undefined =>
  database.lookup('resource', 'cloudFormationType', 'equals', name)[0]

/** A custom resource is the business of the function that makes it. */
const isCustom = (type: string): boolean =>
  type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource'

/**
 * Everything of a template that CloudFormation would refuse by the schemas of its resource types, a sentence each: what its own
 * early validation does, without an account. `database` carries the schemas (`@aws-cdk/aws-service-spec`).
 */
export const templateProblems = (database: SpecDatabase, template: Template): string[] => {
  const { Resources, Parameters = {} } = template
  const resourceProblems = ([id, resource]: [string, Resource]): string[] => {
    if (isCustom(resource.Type)) return []
    const type = typeOf(database, resource.Type)
    if (!type) return [`${id}: ${resource.Type} is no type of CloudFormation`]
    const checker = new Checker(database)
    checker.properties(resource.Properties ?? {}, type.properties, id)
    return checker.problems
  }
  const referenceProblem = ({ id, attribute }: Reference): string[] => {
    if (id.startsWith('AWS::') || (attribute === undefined && id in Parameters)) return []
    const resource = Resources[id]
    if (!resource) return [`${id} is referred to and does not exist`]
    const type = typeOf(database, resource.Type)
    const isKnown =
      attribute === undefined || !type || isCustom(resource.Type) || attribute in type.attributes
    return isKnown ? [] : [`${id}.${attribute} is no attribute of ${resource.Type}`]
  }
  return [
    ...Object.entries(Resources).flatMap(resourceProblems),
    ...referencesIn(template).flatMap(referenceProblem),
  ]
}
