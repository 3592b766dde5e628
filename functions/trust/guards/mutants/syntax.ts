import { parseSync } from 'vite'

/** A node of the syntax tree, of which only type and place are sure. */
export type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>

/** A node and what it stands in. */
export type Placed = { node: Node; parent: Placed | undefined }

/** The syntax tree of a TypeScript file. @throws Error when it cannot be parsed */
export const parse = (file: string, text: string): Node => {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program as unknown as Node
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every node at and below one, from the outside in; but types, which are gone when the program runs. */
export const nodesOf = (node: Node, parent?: Placed): Placed[] => {
  const placed = { node, parent }
  const below = Object.values(node)
    .flat()
    .filter((child) => isNode(child) && !/^TS(?:Type|Interface)/.test(child.type)) as Node[]
  return [placed, ...below.flatMap((child) => nodesOf(child, placed))]
}

/** Whether a node stands in one whose type matches. */
export const isIn = ({ parent }: Placed, type: RegExp): boolean =>
  parent !== undefined && (type.test(parent.node.type) || isIn(parent, type))

/** The identifier of a name, or of the last part of a path such as `deps.canPost`; empty for anything else. */
export const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return node['name'] as string
  if (node.type === 'ChainExpression') return nameOf(node['expression'])
  return node.type === 'MemberExpression' && node['computed'] === false ? nameOf(node['property']) : ''
}

/** The expression inside brackets and type assertions. */
export const bare = (node: Node): Node =>
  /^(?:Parenthesized|TSAs|TSSatisfies|TSNonNull)Expression$/.test(node.type)
    ? bare(node['expression'] as Node)
    : node

/** A part of a condition, and the value that weakens the whole. */
export type Part = { node: Node; goal: boolean }

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
