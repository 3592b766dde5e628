import { parseSync } from 'vite'

/** A node of the syntax tree, of which only type and place are sure. */
export type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>

/** A node and what it stands in. */
export type Placed = { node: Node; parent: Placed | undefined }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

// Types are gone when the program runs.
const isType = ({ type }: Node): boolean => type.startsWith('TSType') || type === 'TSInterfaceDeclaration'

const collect = (placed: Placed, into: Placed[]): Placed[] => {
  into.push(placed)
  for (const value of Object.values(placed.node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && !isType(child)) collect({ node: child, parent: placed }, into)
  return into
}

const known = new WeakMap<Node, Placed[]>()

/** Every node at and below one but types, from the outside in. */
export const nodesOf = (node: Node): readonly Placed[] => {
  const found = known.get(node) ?? collect({ node, parent: undefined }, [])
  known.set(node, found)
  return found
}

/** The ancestors of a node, the nearest first. */
export const around = function* ({ parent }: Placed): Generator<Node> {
  for (let each = parent; each; each = each.parent) yield each.node
}

/** The syntax tree of a TypeScript file. @throws Error when it cannot be parsed */
export const parse = (file: string, text: string): Node => {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program as unknown as Node
}

/** The identifier of a name, or of the last part of a path such as `deps.canPost`; undefined for anything else. */
export const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node['name'] as string
  if (node.type === 'ChainExpression') return nameOf(node['expression'])
  return node.type === 'MemberExpression' && node['computed'] === false ? nameOf(node['property']) : undefined
}

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'

/** Evaluated when a call comes, not when the file is loaded. */
export const isInFunction = (placed: Placed): boolean => around(placed).some(isFunction)

/** The expression inside brackets and type assertions. */
export const bare = (node: Node): Node =>
  ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(
    node.type,
  )
    ? bare(node['expression'] as Node)
    : node

/** A part of a condition, and the value that weakens the whole. */
type Part = { node: Node; goal: boolean }

/**
 * The ways to pull a condition toward `goal` by one of its parts alone: a refusal of "A or B" is weakened by leaving out A or B, one
 * of "A and B" only by leaving out both. A test that notices each of the parts notices when the whole is missing.
 */
export const partsOf = (whole: Node, goal: boolean): Part[] => {
  const node = bare(whole)
  if (node.type === 'UnaryExpression' && node['operator'] === '!')
    return partsOf(node['argument'] as Node, !goal)
  const splits = node.type === 'LogicalExpression' && node['operator'] === (goal ? '&&' : '||')
  if (!splits) return [{ node, goal }]
  return [...partsOf(node['left'] as Node, goal), ...partsOf(node['right'] as Node, goal)]
}
