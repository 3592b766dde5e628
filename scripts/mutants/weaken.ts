import { bare, type Node } from './syntax.ts'

/** A part of a condition, and the value that weakens the whole. */
type Part = { node: Node; goal: boolean }

/**
 * The ways to pull a condition toward `goal` by one of its parts alone: a refusal of "A or B" is weakened by leaving out A or B, one
 * of "A and B" only by leaving out both. Whoever notices each of the parts notices when the whole is missing.
 */
export const partsOf = (whole: Node, goal: boolean): Part[] => {
  const node = bare(whole)
  if (node.type === 'UnaryExpression' && node['operator'] === '!')
    return partsOf(node['argument'] as Node, !goal)
  const splits = node.type === 'LogicalExpression' && node['operator'] === (goal ? '&&' : '||')
  if (!splits) return [{ node, goal }]
  return [...partsOf(node['left'] as Node, goal), ...partsOf(node['right'] as Node, goal)]
}
