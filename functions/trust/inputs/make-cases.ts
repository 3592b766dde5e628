import fc from 'fast-check'
import { fits } from '#functions/testing/sample-value.ts'
import { badParameters, breaksOf, broken, toJsonText } from './breaks.ts'
import { shapeOf, type Schema } from './schema-parts.ts'
import { knownTexts, validOf } from './valid-values.ts'
import type { Contract } from '#shared/api/contract.ts'

/** A generated request: every part as sent, except for percent-encoding. */
export type Case = {
  /** The broken rule, for the message of a failure; `valid` or `wild` where no single rule is broken. */
  rule: string
  /** Exactly one rule is broken, so only a refusal is right. */
  mustRefuse: boolean
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** JSON text, well-formed or not; undefined for no body. */
  body: string | undefined
  headers: Readonly<Record<string, string>>
}

type Texts = fc.Arbitrary<Record<string, string>>
type Good = { params: Record<string, string>; query: Record<string, string>; body: unknown }

const wildText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...knownTexts),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '..',
    '../../etc/passwd',
    '%00',
    '\0',
    "' OR '1'='1",
    '${7*7}',
    '{{7*7}}',
  ),
  fc.constantFrom(
    '\u202e gpj',
    '\ufeff',
    '\u0661\u0662',
    'a\r\nSet-Cookie: x=1',
    '<script>alert(1)</script>',
    'null',
    '-1',
  ),
  fc.constantFrom('x'.repeat(300), 'é'.repeat(900), '٣'.repeat(99), '['.repeat(50), '🚗'.repeat(70)),
)

const wildHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'accept-encoding',
    'user-agent',
    'origin',
    'referer',
    'cookie',
    'if-match',
    'range',
    'traceparent',
    'x-forwarded-host',
    'x-http-method-override',
    'content-language',
  ),
  fc.oneof(
    fc.constantFrom(
      '',
      '*',
      '*/*;q=0',
      'gzip, br;q=1e9',
      'null',
      'https://evil.example',
      'bytes=0-',
      'DELETE',
      '00-' + '0'.repeat(32) + '-0-01',
    ),
    fc.constantFrom(
      'refreshToken=x; refreshToken=y',
      'a=%E0%A4%A',
      '=',
      '__proto__=1',
      'ar;q=x,*',
      'x'.repeat(500),
    ),
  ),
  { maxKeys: 3, noNullPrototype: true },
)

const plainHeaders = fc.constant<Record<string, string>>({})

const noText: Texts = fc.constant({})

const goodTexts = (schema: Contract['params'], there: readonly string[]): Texts =>
  schema ? (validOf(schema, there) as Texts) : noText

const goodBody = (schema: Schema | undefined, there: readonly string[]): fc.Arbitrary<unknown> =>
  schema ? validOf(schema, there) : fc.constant(undefined)

const textOfBody = (body: unknown): string | undefined => (body === undefined ? undefined : toJsonText(body))

const asCase = ({ params, query, body }: Good, headers: Record<string, string>, rule = 'valid'): Case => ({
  rule,
  mustRefuse: false,
  params,
  query,
  body: textOfBody(body),
  headers,
})

/** A case with one broken rule of the body, query or path, selected by a number; undefined when none can be broken. */
const breakOne = (contract: Contract, good: Good, choice: number): Case | undefined => {
  const inBody = contract.body && good.body !== undefined ? breaksOf(contract.body, good.body) : []
  const inQuery = Object.entries(shapeOf(contract.query)).flatMap(([name, schema]) =>
    badParameters(schema).map((text) => [name, text] as const),
  )
  const unknown = contract.query ? [['isAdmin', 'true'] as const, ['__proto__', 'x'] as const] : []
  const parameters = [...inQuery, ...unknown]
  const index = choice % Math.max(1, inBody.length + parameters.length)
  const one = inBody[index]
  if (one) {
    const body = toJsonText(broken(good.body, one))
    return { ...asCase(good, {}, `${one.rule} at body.${one.path.join('.')}`), mustRefuse: true, body }
  }
  const parameter = parameters[index - inBody.length]
  if (!parameter) return undefined
  const [name, text] = parameter
  // Built with fromEntries, so that `__proto__` becomes an ordinary property.
  const query = Object.fromEntries([...Object.entries(good.query), [name, text]])
  return { ...asCase(good, {}, `${JSON.stringify(text.slice(0, 40))} as ${name}`), mustRefuse: true, query }
}

const isGood = (contract: Contract, { params, query, body }: Good): boolean =>
  (!contract.params || fits(contract.params, params)) &&
  (!contract.query || fits(contract.query, query)) &&
  (!contract.body || fits(contract.body, body))

const wildQuery = (contract: Contract): Texts =>
  fc.dictionary(
    fc.oneof(fc.constantFrom('limit', 'page', 'search', ...Object.keys(shapeOf(contract.query))), wildText),
    wildText,
    { maxKeys: 5, noNullPrototype: true },
  )

const wildBody = (contract: Contract): fc.Arbitrary<string> => {
  const values = fc.oneof(
    fc.dictionary(
      fc.constantFrom(...Object.keys(shapeOf(contract.body)), 'x'),
      fc.jsonValue({ maxDepth: 3 }),
      {
        maxKeys: 6,
        noNullPrototype: true,
      },
    ),
    fc.jsonValue({ maxDepth: 4 }),
  )
  return fc.oneof(
    values.map((value) => JSON.stringify(value)),
    wildText,
    fc.constantFrom(
      '{',
      '[]',
      'null',
      '{"a":1,"a":2}',
      '{"__proto__":{"isAdmin":true}}',
      `${'['.repeat(11)}${']'.repeat(11)}`,
    ),
  )
}

const wildParams = ({ params }: Contract): Texts =>
  params
    ? fc.record(Object.fromEntries(Object.keys(shapeOf(params)).map((name) => [name, wildText])))
    : noText

// Longer addresses never reach a route: CloudFront accepts 8,192 bytes.
const addressBytes = 7000

const canBeSent = ({ params, query }: Case): boolean => {
  const texts = [...Object.values(params), ...Object.entries(query).flat()]
  return (
    texts.every((text) => text.isWellFormed()) && encodeURIComponent(texts.join('')).length < addressBytes
  )
}

/** Cases of a route: a third valid, a third with one broken rule, the rest arbitrary. `there` holds ids of existing items. */
export const casesOf = (contract: Contract, there: readonly string[]): fc.Arbitrary<Case> => {
  const good = fc.record({
    params: goodTexts(contract.params, there),
    query: goodTexts(contract.query, there),
    body: goodBody(contract.body, there),
  })
  const valid = fc
    .tuple(good, fc.oneof(plainHeaders, wildHeaders))
    .map(([parts, headers]) => asCase(parts, headers))
  const nearly = fc.tuple(good, fc.nat()).map(([parts, choice]) => {
    const one = isGood(contract, parts) ? breakOne(contract, parts, choice) : undefined
    return one ?? asCase(parts, {})
  })
  const wild = fc
    .record({
      params: fc.oneof(wildParams(contract), goodTexts(contract.params, there)),
      query: wildQuery(contract),
      body: contract.body ? wildBody(contract) : fc.option(wildText, { nil: undefined }),
      headers: wildHeaders,
    })
    .map((parts) => ({ rule: 'wild', mustRefuse: false, ...parts }))
  // A route without input cannot refuse any, so only arbitrary requests remain besides valid ones.
  const kinds = contract.query || contract.body ? [valid, nearly, wild] : [valid, wild]
  return fc.oneof(...kinds).filter(canBeSent)
}
