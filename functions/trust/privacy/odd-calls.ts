import { api, type CallOptions } from '#functions/testing/api.ts'
import { samplePath } from '#functions/testing/sample-request.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { namesOfBody } from '#functions/trust/privacy/field-names.ts'
import type { Somebody } from '#functions/trust/privacy/marks.ts'
import { isNightly } from '#functions/trust/mode.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

/** Values that must never be logged: all in one text, and the email address alone, which a field may accept. */
const told = ({ email, phone, mark, token }: Somebody): readonly string[] => {
  const each = [
    email,
    `+974${phone}`,
    '28463412345',
    `Bearer ${token}`,
    `https://x.example/?X-Amz-Signature=${mark}`,
    `${mark}-passport.pdf`,
  ]
  return [email, ...(isNightly ? each.slice(1) : []), each.join(' ')]
}

const headersOf = (value: string): Record<string, string> => ({
  referer: `https://x.example/?q=${encodeURIComponent(value)}`,
  'user-agent': value,
  cookie: `sayara_refresh=${encodeURIComponent(value)}`,
  traceparent: value,
  'accept-language': value,
  origin: 'https://x.example',
})

type Odd = { method: string; path: string; options: CallOptions }

const calls = (route: Contract, person: Somebody): Odd[] =>
  told(person).flatMap((value): Odd[] => {
    const { method, path: form } = route
    const quoted = encodeURIComponent(value)
    const path = samplePath(route)
    const common = { token: person.token, headers: headersOf(value) }
    const hasBody = method !== 'GET' && route.body !== undefined
    const whole = Object.fromEntries(namesOfBody(route).map((name) => [name, value]))
    return [
      { method, path: form.replaceAll(/\{\w+\}/g, quoted), options: common },
      { method, path: `${path}?${quoted}=${quoted}&search=${quoted}&cursor=${quoted}`, options: common },
      ...(hasBody
        ? [
            { method, path, options: { ...common, body: { ...whole, [value]: value } } },
            { method, path, options: { ...common, body: whole } },
            { method, path, options: { ...common, body: `{"${value}":"${value}` } },
          ]
        : []),
      { method, path, options: { ...common, token: value } },
    ]
  })

// Routes that end the caller's session or change the account, and so would stop the other calls.
const ending = new Set(['logout', 'logoutEverywhere', 'deleteAccount', 'changePassword'])

/** Calls every route with values that must not be logged, in every possible place. @returns the number of calls */
export const callOddly = async (person: Somebody): Promise<number> => {
  const all = liveRoutes.filter(({ id }) => !ending.has(id)).flatMap((route) => calls(route, person))
  await eachAtOnce(all, 8, async ({ method, path, options }) => {
    await api(method, path, options)
  })
  return all.length
}
