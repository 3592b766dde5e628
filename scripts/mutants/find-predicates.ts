import { truth, textOf, type Found } from './guard.ts'
import { around, bare, isNode, nameOf, nodesOf, type Node, type Placed } from './syntax.ts'
import { partsOf } from './weaken.ts'

/** A rule such as `export const canPost = (…) => …`. */
export type Predicate = { name: string; body: Node }

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

const isWithin = (placed: Placed, others: ReadonlySet<Node>): boolean =>
  others.has(placed.node) || around(placed).some((each) => others.has(each))

/** Such rules asked where nothing is refused: to choose what is shown or done. `elsewhere` is what other operators change. */
export const findUses = (
  source: string,
  program: Node,
  asked: ReadonlySet<string>,
  elsewhere: ReadonlySet<Node>,
): Found[] =>
  nodesOf(program)
    .filter((placed) => placed.node.type === 'CallExpression' && !isWithin(placed, elsewhere))
    .filter(({ node }) => asked.has(nameOf(node['callee']) ?? ''))
    .map(({ node }) => truth('use', source, node, goalOf(nameOf(node['callee']) ?? '')))

const persons: ReadonlySet<string> = new Set(['ownerId', 'sellerId', 'buyerId', 'userId', 'callerId'])

const isPerson = (node: unknown): boolean => {
  if (!isNode(node)) return false
  const inner = bare(node)
  if (persons.has(nameOf(inner) ?? '')) return true
  const object = inner.type === 'MemberExpression' ? inner['object'] : undefined
  return nameOf(inner) === 'id' && ['actor', 'owner', 'seller', 'user'].includes(nameOf(object) ?? '')
}

/** Comparisons of whose something is, outside refusals. */
export const findOwners = (source: string, program: Node, elsewhere: ReadonlySet<Node>): Found[] =>
  nodesOf(program)
    .filter(({ node }) => node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node['operator'])))
    .filter((placed) => !isWithin(placed, elsewhere))
    .filter(({ node }) => isPerson(node['left']) && isPerson(node['right']))
    .map(({ node }) => truth('owner', source, node, node['operator'] === '==='))
