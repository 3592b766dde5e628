import type { Access } from '#shared/api/contract.ts'
import type { Found } from './guard.ts'
import { nameOf, nodesOf, type Node } from './syntax.ts'

/** Who may enter when an access is one step too wide; the others keep nobody out. */
const wider: Partial<Record<Access, Access>> = {
  admin: 'user',
  dealership: 'seller',
  seller: 'user',
  user: 'optional',
}

/** The access of each route that keeps anybody out. */
export const findAccesses = (_source: string, program: Node): Found[] =>
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
