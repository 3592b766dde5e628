import type { Found } from './guard.ts'
import { isNode, nameOf, nodesOf, type Node } from './syntax.ts'

/** The rows of a table such as `const adminMoves = { PENDING: ['APPROVED', …], … }`: from each state one may go to some. */
const rowsOf = (node: Node): Node[] => {
  const value = node['init']
  if (node.type !== 'VariableDeclarator' || !/[mM]oves$/.test(nameOf(node['id']) ?? '')) return []
  return isNode(value) && value.type === 'ObjectExpression' ? (value['properties'] as Node[]) : []
}

/** Each row of each such table, from where one could then go everywhere. */
export const findMoves = (source: string, program: Node): Found[] =>
  nodesOf(program).flatMap(({ node }) => {
    const rows = rowsOf(node)
    const states = rows.map(({ key }) => `'${nameOf(key)}'`)
    return rows.map((row): Found => {
      const name = nameOf(row['key']) ?? ''
      return {
        kind: 'move',
        at: row,
        says: `${source.slice(row.start, row.end)} → everywhere`,
        wrap: (id) => ({
          start: row.start,
          end: row.end,
          before: `get ${name}() { return __guard.row(${id}, [${states.join()}], ({`,
          after: `}).${name}) }`,
        }),
      }
    })
  })
