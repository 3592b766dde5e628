import type { Access } from '#shared/api/contract.ts'
import type { Found } from './guard.ts'
import { isNode, nameOf, type Node, nodesOf } from './syntax.ts'

/** The next wider access for each access; the others keep nobody out. */
const wider: Partial<Record<Access, Access>> = {
  admin: 'user',
  dealership: 'seller',
  seller: 'user',
  user: 'optional',
}

/** The access of each route that keeps anybody out. */
export const findAccesses = (program: Node): Found[] =>
  nodesOf(program)
    .filter(({ node }) => node.type === 'Property' && nameOf(node['key']) === 'access')
    .flatMap(({ node, parent }) => {
      const access = String((node['value'] as Node)['value']) as Access
      const next = wider[access]
      const siblings = (parent?.node['properties'] ?? []) as Node[]
      const id = siblings.find(({ key }) => nameOf(key) === 'id')?.['value'] as Node | undefined
      if (next === undefined || id === undefined) return []
      const found: Found = {
        kind: 'access',
        at: node,
        says: `${String(id['value'])}: ${access} → ${next}`,
        wrap: (name) => ({
          start: node.start,
          end: node.end,
          before: `get access() { return __guard.access(${name}, '${next}', ({`,
          after: `}).access) }`,
        }),
      }
      return [found]
    })

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
