import type { ErrorCode } from '#shared/errors.ts'
import { type Found, textOf, truth } from './guard.ts'
import { around, bare, isNode, nameOf, type Node, nodesOf, partsOf, type Placed } from './syntax.ts'

/** Codes for bad input or an unavailable store, whoever the caller is: no guards. The other suites test these. */
const aboutInput: ReadonlySet<string> = new Set<ErrorCode>([
  'BAD_REQUEST',
  'INVALID_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'STORE_UNAVAILABLE',
])

const lastOf = (node: Node): Node | undefined =>
  node.type === 'BlockStatement' ? (node['body'] as Node[]).at(-1) : node

/** `new AppError(…)` of any code that is not about input. */
const isRefusal = (error: unknown): boolean => {
  if (!isNode(error) || error.type !== 'NewExpression' || nameOf(error['callee']) !== 'AppError') return false
  const [code] = error['arguments'] as Node[]
  return code?.type !== 'Literal' || !aboutInput.has(String(code['value']))
}

/** The names of functions that create a refusal: `const unusable = (path) => new AppError(…)`. */
export const refusalMakers = (program: Node): string[] =>
  nodesOf(program)
    .filter(({ node }) => node.type === 'VariableDeclarator' && isNode(node['init']))
    .filter(({ node }) => isRefusal((node['init'] as Node)['body']))
    .map(({ node }) => nameOf(node['id']) ?? '')

const refuses = (consequent: Node, makers: ReadonlySet<string>): boolean => {
  const thrown = lastOf(consequent)
  if (thrown?.type !== 'ThrowStatement') return false
  const error = thrown['argument'] as Node
  return isRefusal(error) || (error.type === 'CallExpression' && makers.has(nameOf(error['callee']) ?? ''))
}

/** Whether a throw is in a catch clause: it only translates a failure of the store, and guards nothing. */
const isTranslation = (placed: Placed): boolean => around(placed).some(({ type }) => type === 'CatchClause')

const condition = /^(?:is|may|can|has|must)[A-Z]/

/** The expression that a condition's name was assigned in this file, unless that is a call of something else. */
const initialiserOf = (program: Node, name: Node): Node | undefined => {
  if (!condition.test(String(name['name']))) return undefined
  const found = nodesOf(program).findLast(
    ({ node: { type, id, end } }) =>
      type === 'VariableDeclarator' && end < name.start && nameOf(id) === name['name'],
  )?.node['init']
  const value = isNode(found) ? bare(found) : undefined
  const isCondition =
    value && ['LogicalExpression', 'BinaryExpression', 'UnaryExpression'].includes(value.type)
  return isCondition ? value : undefined
}

/** The conditions of a file under which something is refused, each with the expressions of its names. */
export const refusalTests = (program: Node, makers: ReadonlySet<string>): Node[] =>
  nodesOf(program)
    .filter((placed) => placed.node.type === 'IfStatement' && !isTranslation(placed))
    .filter(({ node }) => refuses(node['consequent'] as Node, makers))
    .flatMap(({ node }) => {
      const test = node['test'] as Node
      const names = partsOf(test, false).filter(({ node: part }) => part.type === 'Identifier')
      return [test, ...names.flatMap(({ node: part }) => initialiserOf(program, part) ?? [])]
    })

/** Each part of each condition under which something is refused. */
export const findRefusals = (source: string, program: Node, makers: ReadonlySet<string>): Found[] =>
  nodesOf(program)
    .filter((placed) => placed.node.type === 'IfStatement' && !isTranslation(placed))
    .filter(({ node }) => refuses(node['consequent'] as Node, makers))
    .flatMap(({ node }) => partsOf(node['test'] as Node, false))
    .flatMap((part) => {
      const value = part.node.type === 'Identifier' ? initialiserOf(program, part.node) : undefined
      return value ? partsOf(value, part.goal) : [part]
    })
    .map(({ node, goal }) => truth('refusal', source, node, goal))

const isNothing = (node: unknown): boolean => {
  if (node === null) return true
  if (!isNode(node)) return false
  return nameOf(node) === 'undefined' || (node.type === 'Literal' && (node['value'] ?? false) === false)
}

/** The conditions under which a gate gives nobody: an early return of nothing, or the branch of a choice. */
const gateTests = (node: Node): { node: Node; goal: boolean }[] => {
  if (node.type === 'IfStatement') {
    const last = lastOf(node['consequent'] as Node)
    return last?.type === 'ReturnStatement' && isNothing(last['argument'])
      ? partsOf(node['test'] as Node, false)
      : []
  }
  if (node.type === 'ConditionalExpression' && isNothing(node['consequent']))
    return partsOf(node['test'] as Node, false)
  // A condition assigned to a variable and tested later.
  const value = node.type === 'VariableDeclarator' && isNode(node['init']) ? bare(node['init']) : undefined
  return value?.type === 'LogicalExpression' && value['operator'] === '||' ? partsOf(value, false) : []
}

const status = /\.(?:status|isVerified|isHidden|tokensValidAfter|ownerId)\b/

/**
 * The conditions under which a gate (`isGate`: a file that authenticates the caller) returns nobody, without a refusal of its own.
 * Elsewhere, early returns of nothing because of the status of somebody or something.
 */
export const findGates = (source: string, program: Node, isGate: boolean): Found[] =>
  nodesOf(program)
    .filter(
      ({ node }) =>
        isGate || (node.type === 'IfStatement' && status.test(source.slice(node.start, node.end))),
    )
    .flatMap(({ node }) => gateTests(node))
    .map(({ node, goal }) => truth('gate', source, node, goal))

/** A rule such as `export const canPost = (…) => …`. */
type Predicate = { name: string; body: Node }

const named = /^(?:is|can|may|must|has|holds|carries|was)[A-Z]/

/** The rules that a file defines: arrows with such a name, of one expression. */
export const predicatesOf = (program: Node): Predicate[] =>
  nodesOf(program)
    .filter(({ node }) => node.type === 'VariableDeclarator' && named.test(nameOf(node['id']) ?? ''))
    .flatMap(({ node }) => {
      const arrow = node['init']
      const isRule = isNode(arrow) && arrow.type === 'ArrowFunctionExpression' && arrow['expression'] === true
      return isRule ? [{ name: nameOf(node['id']) ?? '', body: arrow['body'] as Node }] : []
    })

/** The names that an expression calls or hands on. */
export const namesIn = (node: Node): string[] =>
  nodesOf(node)
    .map(({ node: each }) => (each.type === 'Identifier' ? String(each['name']) : ''))
    .filter((name) => named.test(name))

// Saying yes to "must" asks for more, not for less.
const goalOf = (name: string): boolean => !name.startsWith('must')

/** Each part of each rule that refusals ask. */
export const findPredicates = (source: string, program: Node, asked: ReadonlySet<string>): Found[] =>
  predicatesOf(program)
    .filter(({ name }) => asked.has(name))
    .flatMap(({ name, body }) =>
      partsOf(body, goalOf(name)).map(({ node, goal }) =>
        truth('predicate', source, node, goal, `${name}: ${textOf(source, node)}`),
      ),
    )
