import { describe, expect, test } from 'vitest'

// Plain JavaScript without types: it runs before anything is installed.
const { adviceFor, withoutStack } = (await import(new URL('advice.mjs', import.meta.url).href)) as {
  adviceFor: (said: string) => string
  withoutStack: (said: string) => string
}

describe('what to do about an installation that failed', () => {
  test.each([
    [
      'npm error code ECONNREFUSED\nnpm error connect ECONNREFUSED 127.0.0.1:9',
      /registry of npm cannot be reached/,
    ],
    ['npm error code E503', /registry of npm cannot be reached/],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', /NODE_EXTRA_CA_CERTS/],
    ['npm error code E404\nnpm error 404 Not Found', /refuses a package/],
    ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write', /disk is full/],
    ['npm error code EACCES\nnpm error path /root', /who owns this folder/],
    ['npm error code EUSAGE', /npm says why above/],
  ])('%j', (said, advice) => {
    expect(adviceFor(said)).toMatch(advice)
    expect(adviceFor(said)).toMatch(/run the same command again\.$/)
  })
})

test('npm is quoted without its stack, with its log', () => {
  const said = [
    'npm error code ECONNREFUSED',
    'npm error FetchError: request to http://127.0.0.1:9/a failed',
    'npm error     at ClientRequest.<anonymous> (/usr/lib/index.js:130:14) {',
    "npm error   code: 'ECONNREFUSED',",
    'npm error }',
    'npm error',
    'npm error A complete log of this run can be found in: /home/a/.npm/_logs/b.log',
  ]
  expect(withoutStack(`${said.join('\n')}\n`)).toBe([said[0], said[1], said[6]].join('\n'))
})
