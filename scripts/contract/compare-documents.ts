import { unaccepted, type Schema } from './compare-schemas.ts'

type Content = { content?: Readonly<Record<string, { schema?: Schema } | undefined>> }

type Operation = {
  security: readonly Readonly<Record<string, unknown>>[]
  parameters: readonly { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content & { required?: boolean }
  responses: Readonly<Record<string, Content | undefined>>
}

/** As much of an OpenAPI document as `openapiDocument` writes. */
export type ApiDocument = { paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>> }

/** The parameters of one place as one object. */
const objectOf = ({ parameters }: Operation, place: string): Schema => {
  const found = parameters.filter((one) => one.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema = {} }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  }
}

const asksForToken = ({ security }: Operation): boolean =>
  security.length > 0 && security.every((choice) => Object.keys(choice).length > 0)

const statusOf = ({ responses }: Operation): string =>
  Object.keys(responses).find((status) => status.startsWith('2')) ?? ''

const requestProblems = (released: Operation, next: Operation): string[] => {
  const [was, is] = [released, next].map(
    ({ requestBody }) => requestBody?.content?.['application/json']?.schema,
  )
  const body = () => {
    if (is && was) return unaccepted('the body', is, was, 'request')
    if (is) return next.requestBody?.required ? ['a body is newly required'] : []
    return was ? ['the body is no longer read'] : []
  }
  return [
    ...(asksForToken(next) && !asksForToken(released) ? ['a token is newly required'] : []),
    ...['path', 'query'].flatMap((place) =>
      unaccepted(`the ${place}`, objectOf(next, place), objectOf(released, place), 'request'),
    ),
    ...body(),
  ]
}

/** Only of success: for an error code that a page does not know it has a common sentence (`web/src/api/use-error-text.ts`). */
const responseProblems = (released: Operation, next: Operation): string[] => {
  const [was, is] = [statusOf(released), statusOf(next)]
  if (was !== is) return [`it succeeds with ${is} instead of ${was}`]
  const [read, sent] = [released.responses[was]?.content ?? {}, next.responses[is]?.content ?? {}]
  return Object.entries(read).flatMap(([type, { schema } = {}]) => {
    const now = sent[type]
    if (!now) return [`it no longer answers in ${type}`]
    return unaccepted('the answer', schema ?? {}, now.schema ?? {}, 'response')
  })
}

/**
 * Why a web that was built for the `released` API would not work with the `next` one, a sentence each, beginning with the operation. It may
 * meet it in every tab that stayed open over a deploy.
 */
export const incompatibilities = (released: ApiDocument, next: ApiDocument): string[] =>
  Object.entries(released.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, was]) => {
      const name = `${method.toUpperCase()} ${path}`
      const is = next.paths[path]?.[method]
      if (!was) return []
      if (!is) return [`${name}: is gone`]
      return [...requestProblems(was, is), ...responseProblems(was, is)].map(
        (problem) => `${name}: ${problem}`,
      )
    }),
  )
