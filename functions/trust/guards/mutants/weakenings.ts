import type { Access } from '#shared/api/contract.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { clausesOf } from './switch.ts'
import { bare, isIn, isNode, nameOf, partsOf, type Node, type Part, type Placed } from './syntax.ts'

/** A file and each node of its tree. */
export type Source = { file: string; text: string; nodes: readonly Placed[] }
/** Names from all files that finding guards in one needs: functions that create a refusal, and rules that refusals call. */
export type Known = { makers: ReadonlySet<string>; asked: ReadonlySet<string> }

/** A node that keeps something out. `call` asks the switch for its value; a property's, if it is set when the file is loaded. */
export type Found = { says: string; node: Node; call: (guard: number) => string; isProperty?: boolean }

const textOf = ({ text }: Source, { start, end }: Node): string => {
  const flat = text.slice(start, end).replaceAll(/\s+/g, ' ')
  return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat
}

const truth = (source: Source, { node, goal }: Part, rule = ''): Found => ({
  says: `${rule}${textOf(source, node)} → ${goal}`,
  node,
  call: (guard) => `__guard.value(${guard}, ${goal}, `,
})

// Says that the input is no good or the store away, whoever asks: no guards. The other suites try these.
const aboutInput: ReadonlySet<string> = new Set<ErrorCode>([
  'BAD_REQUEST',
  'INVALID_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'STORE_UNAVAILABLE',
])

/** `new AppError(…)` of any code that is not about input. */
export const isRefusal = (error: unknown): boolean => {
  if (!isNode(error) || error.type !== 'NewExpression' || nameOf(error['callee']) !== 'AppError') return false
  const [code] = error['arguments'] as Node[]
  return code?.type !== 'Literal' || !aboutInput.has(String(code['value']))
}

/** The last statement of what an `if` leads to, where it is of this type, and what it throws or returns. */
const lastOf = ({ node }: Placed, type: string): unknown => {
  const consequent = node.type === 'IfStatement' && (node['consequent'] as Node)
  if (!consequent) return undefined
  const last = consequent.type === 'BlockStatement' ? (consequent['body'] as Node[]).at(-1) : consequent
  return last?.type === type ? last['argument'] : undefined
}

/** The parts of the condition that a name such as `mayGo` was given above, where that is no call; or the part itself. */
const defined = (part: Part, nodes: readonly Placed[]): Part[] => {
  if (part.node.type !== 'Identifier' || !/^(?:is|may|can|has|must)[A-Z]/.test(nameOf(part.node)))
    return [part]
  const isGiven = ({ node: { type, id, end } }: Placed) =>
    type === 'VariableDeclarator' && end < part.node.start && nameOf(id) === nameOf(part.node)
  const given = nodes.findLast(isGiven)?.node['init']
  const value = isNode(given) && bare(given)
  return value && /^(?:Logical|Binary|Unary)Expression$/.test(value.type) ? partsOf(value, part.goal) : [part]
}

/** Each part of each condition under which something is refused, but where a failure is translated. */
export const refusalParts = ({ nodes }: Source, makers: ReadonlySet<string>): Part[] =>
  nodes
    .filter((placed) => {
      const thrown = lastOf(placed, 'ThrowStatement')
      const isMade =
        isNode(thrown) && thrown.type === 'CallExpression' && makers.has(nameOf(thrown['callee']))
      return (isMade || isRefusal(thrown)) && !isIn(placed, /^CatchClause$/)
    })
    .flatMap(({ node }) => partsOf(node['test'] as Node, false))
    .flatMap((part) => defined(part, nodes))

const refusals = (source: Source, { makers }: Known): Found[] =>
  refusalParts(source, makers).map((part) => truth(source, part))

// Files that say who a caller is, in which giving nobody is a refusal.
const gates = new Set(['functions/core/route-handler.ts', 'functions/adapters/access-token.ts'])
const status = /\.(?:status|isVerified|isHidden|tokensValidAfter|ownerId)\b/

const isNothing = (node: unknown): boolean =>
  node === null ||
  nameOf(node) === 'undefined' ||
  (isNode(node) && node.type === 'Literal' && (node['value'] ?? false) === false)

/** The condition under which a node gives nobody: an early return of nothing, the branch of a choice, or an "or" that is asked later. */
const gateTest = (placed: Placed): Node | undefined => {
  const { node } = placed
  if (isNothing(lastOf(placed, 'ReturnStatement'))) return node['test'] as Node
  if (node.type === 'ConditionalExpression' && isNothing(node['consequent'])) return node['test'] as Node
  const value = node.type === 'VariableDeclarator' && isNode(node['init']) ? bare(node['init']) : undefined
  return value?.type === 'LogicalExpression' && value['operator'] === '||' ? value : undefined
}

/** Where a gate lets nobody through; elsewhere, early returns of nothing because of the status of somebody or something. */
const gateParts = (source: Source): Found[] =>
  source.nodes
    .filter(
      ({ node: { type, start, end } }) =>
        gates.has(source.file) || (type === 'IfStatement' && status.test(source.text.slice(start, end))),
    )
    .flatMap((placed) => gateTest(placed) ?? [])
    .flatMap((test) => partsOf(test, false))
    .map((part) => truth(source, part))

const ruleName = /^(?:is|can|may|must|has|holds|carries|was)[A-Z]/

/** The rules that a file defines, such as `const canPost = (user) => …`: arrows with such a name, of one expression. */
export const rulesOf = ({ nodes }: Source): { name: string; body: Node }[] =>
  nodes.flatMap(({ node: { type, id, init } }) => {
    const isRule = type === 'VariableDeclarator' && ruleName.test(nameOf(id)) && isNode(init)
    if (!isRule || init.type !== 'ArrowFunctionExpression' || init['expression'] !== true) return []
    return [{ name: nameOf(id), body: init['body'] as Node }]
  })

/** Each part of each rule that refusals ask. Saying yes to "must" asks for more, not for less. */
const predicates = (source: Source, { asked }: Known): Found[] =>
  rulesOf(source)
    .filter(({ name }) => asked.has(name))
    .flatMap(({ name, body }) =>
      partsOf(body, !name.startsWith('must')).map((part) => truth(source, part, `${name}: `)),
    )

// The next wider access for each access; the others keep nobody out.
const wider: Partial<Record<string, Access>> = {
  admin: 'user',
  dealership: 'seller',
  seller: 'user',
  user: 'optional',
}

/** The access of each route that keeps anybody out. */
const accesses = ({ nodes }: Source): Found[] =>
  nodes.flatMap(({ node, parent }) => {
    const access = String((node['value'] as Node | undefined)?.['value'])
    const siblings = (parent?.node['properties'] ?? []) as Node[]
    const id = siblings.find(({ key }) => nameOf(key) === 'id')?.['value'] as Node | undefined
    if (nameOf(node['key']) !== 'access' || !wider[access] || !id) return []
    const call = (guard: number) => `__guard.value(${guard}, '${wider[access]}', `
    return { says: `${String(id['value'])}: ${access} → ${wider[access]}`, node, call, isProperty: true }
  })

/** Each row of a table such as `const adminMoves = { PENDING: ['APPROVED', …], … }`, from where one could then go everywhere. */
const moves = (source: Source): Found[] =>
  source.nodes
    .filter(({ node }) => node.type === 'VariableDeclarator' && /[mM]oves$/.test(nameOf(node['id'])))
    .flatMap(({ node: { init } }) => {
      const rows = isNode(init) && init.type === 'ObjectExpression' ? (init['properties'] as Node[]) : []
      const everywhere = JSON.stringify(rows.map(({ key }) => nameOf(key)))
      return rows.map((node) => ({
        says: `${source.text.slice(node.start, node.end)} → everywhere`,
        node,
        call: (guard: number) => `__guard.value(${guard}, ${everywhere}, `,
        isProperty: true,
      }))
    })

/** The text of a literal, or of several that are added up; undefined where it is only known when the program runs. */
const literal = (value: Node): string | undefined => {
  if (value.type === 'Literal') return String(value['value'])
  if (value.type !== 'BinaryExpression' || value['operator'] !== '+') return undefined
  const [left, right] = [literal(value['left'] as Node), literal(value['right'] as Node)]
  return left === undefined || right === undefined ? undefined : left + right
}

/** Each clause of each condition that a write asks of the store, `if: '…'`; a query's filter only chooses. */
const conditions = (source: Source): Found[] =>
  source.nodes
    .filter(({ node, parent }) => {
      const isSet = node.type === 'Property' && nameOf(node['key']) === 'if' && node['shorthand'] === false
      return (
        isSet && parent?.node.type !== 'ObjectPattern' && nameOf(parent?.parent?.node['key']) !== 'filter'
      )
    })
    .flatMap((placed) => {
      const value = placed.node['value'] as Node
      const text = literal(value)
      const isProperty = !isIn(placed, /Function/)
      return (text === undefined ? [textOf(source, value)] : clausesOf(text)).map((clause, place) => ({
        says: `${clause.trim()} → nothing`,
        node: isProperty ? placed.node : value,
        call: (guard: number) => `__guard.condition(${guard}, ${place}, `,
        isProperty,
      }))
    })

/** How checks are found and weakened, by kind: this table is all that the tester knows about the product. */
export const kinds: Readonly<Record<string, (source: Source, known: Known) => Found[]>> = {
  access: (source) => (source.file.startsWith('shared/api/') ? accesses(source) : []),
  refusal: refusals,
  predicate: predicates,
  gate: (source) => (source.file.startsWith('functions/') ? gateParts(source) : []),
  move: moves,
  condition: conditions,
}
