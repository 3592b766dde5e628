import type { Thing } from './things.ts'
import { interpret } from './understand-text.ts'
import { asksForNoWords, type AttributeKey } from '#functions/search/interpretation.ts'
import { limits } from '#shared/constants/limits.ts'
import { cityOfArea } from '#shared/reference/areas.ts'
import type { Suggestion } from '#shared/schemas/understood.ts'

type Query = Suggestion['query']

/** A thing in words that mean it alone. */
const nameOf = ({ kind, make, label }: Thing): string =>
  kind === 'generation' ? `${make} ${label.en}` : label.en

// A generation is asked for in words, as people know it by: the filter has its code alone.
const queryOf = (thing: Thing): Query => {
  const { kind, value, make } = thing
  if (kind === 'generation') return { search: nameOf(thing) }
  if (kind === 'area') return { city: cityOfArea(value)!, area: value }
  return make === undefined ? { [kind]: value } : { make, model: value }
}

/** A completion alone. */
export const offerOf = (thing: Thing, count: number): Suggestion => {
  const { kind, label } = thing
  return { kind, label, count, query: queryOf(thing) }
}

/** What was understood beside the words that are completed, as it was typed before and after them. */
export type Rest = { before: string[]; after: string[] }

export const around = ({ before, after }: Rest, name = ''): string =>
  [...before, name, ...after].filter(Boolean).join(' ')

const isPlace = (kind: string): boolean => kind === 'city' || kind === 'area'

/** Whether words mean the same without the completed ones: the 150 of "prado 150" does not, and "sedan" is a choice beside "suv". */
const meansSameAlone = (rest: Rest, { kind }: Thing): boolean => {
  const { understood } = interpret(around(rest))
  const isOther = (part: { kind: string }) => part.kind !== kind && !(isPlace(part.kind) && isPlace(kind))
  return understood.length === rest.before.length + rest.after.length && understood.every(isOther)
}

/** The query for a thing and what else was typed. Where that depends on the thing, both are text. */
const queryBeside = (thing: Thing, rest: Rest): Query =>
  thing.kind !== 'generation' && meansSameAlone(rest, thing)
    ? { ...queryOf(thing), search: around(rest) }
    : { search: around(rest, nameOf(thing)) }

/** How many cars a market has. */
export type Counts = {
  /** The number of cars with an attribute. */
  ofAttribute: (key: AttributeKey) => number
  /** The number of cars that a query shows. */
  ofQuery: (query: Query) => number
}

/** A browser does not know the words of listings, and must suggest what the server does. */
const isKnownToAll = (search: string): boolean =>
  search.length <= limits.search.text && asksForNoWords(interpret(search).terms)

/** A completion with what else was typed; none where that leaves no cars. */
export const offerBeside = (thing: Thing, rest: Rest, { ofQuery }: Counts): Suggestion[] => {
  const query = queryBeside(thing, rest)
  const count = isKnownToAll(query['search'] ?? '') ? ofQuery(query) : 0
  const { kind, label } = thing
  const whole = { en: around(rest, label.en), ar: around(rest, label.ar) }
  return count > 0 ? [{ kind, label: whole, count, query }] : []
}
