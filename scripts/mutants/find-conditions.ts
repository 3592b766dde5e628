import { textOf, type Found } from './guard.ts'
import { isInFunction, nameOf, nodesOf, type Node, type Placed } from './syntax.ts'

/** The clauses of a condition, all of which must hold: split at every AND that is in no brackets. One with an OR is one clause. */
export const clausesOf = (condition: string): string[] => {
  let depth = 0
  const clauses: string[] = ['']
  for (const token of condition.split(/(\(|\)|\s+(?:AND|OR)\s+)/)) {
    if (depth === 0 && token.trim() === 'OR') return [condition]
    if (depth === 0 && token.trim() === 'AND') clauses.push('')
    else clauses.push(`${clauses.pop() ?? ''}${token}`)
    depth += Number(token === '(') - Number(token === ')')
  }
  return clauses
}

// Destructuring, `({ if: expression }) =>`, is no condition; and a query's filter only selects.
const isCondition = ({ node, parent }: Placed): boolean =>
  node.type === 'Property' &&
  nameOf(node['key']) === 'if' &&
  node['shorthand'] === false &&
  parent?.node.type !== 'ObjectPattern' &&
  nameOf(parent?.parent?.node['key']) !== 'filter'

/** The text of a literal, or of several that are added up; undefined where it is only known when the program runs. */
const literal = (value: Node): string | undefined => {
  if (value.type === 'Literal') return String(value['value'])
  if (value.type !== 'BinaryExpression' || value['operator'] !== '+') return undefined
  const [left, right] = [literal(value['left'] as Node), literal(value['right'] as Node)]
  return left === undefined || right === undefined ? undefined : left + right
}

/** The edit that leaves out one clause: the switch wraps the value, within a getter where the file is loaded only once. */
const found = (placed: Placed, clause: string, index: number): Found => {
  const { node } = placed
  const value = node['value'] as Node
  return {
    kind: 'condition',
    at: value,
    says: `${clause.trim()} → nothing`,
    wrap: (name) =>
      isInFunction(placed)
        ? { ...value, before: `__guard.condition(${name}, ${index}, `, after: ')' }
        : {
            start: node.start,
            end: node.end,
            before: `get if() { return __guard.condition(${name}, ${index}, ({`,
            after: '}).if) }',
          },
  }
}

/** Each clause of each condition that a write asks of the store. */
export const findConditions = (source: string, program: Node): Found[] =>
  nodesOf(program)
    .filter(isCondition)
    .flatMap((placed) => {
      const value = placed.node['value'] as Node
      const text = literal(value)
      const clauses = text === undefined ? [textOf(source, value)] : clausesOf(text)
      return clauses.map((clause, index) => found(placed, clause, index))
    })
