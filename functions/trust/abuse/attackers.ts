import { createHash } from 'node:crypto'
import { api } from '#functions/testing/api.ts'
import { password, registrationForm } from '#functions/testing/people.ts'
import { plateForm } from '#functions/testing/plates.ts'

// Throwaway accounts in many networks, each registered with a stranger's address. Every second network is one of IPv6, whose
// addresses change with each call.

/** A word that only attackers write. */
export const bait = 'Baitword'

/** An address in the n-th network. */
export const addressIn = (network: number, host = 0): string =>
  network % 2 === 0
    ? `10.${100 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}`
    : // Both the address and the /64 change.
      `2001:db8:${network.toString(16)}:${(host % 256).toString(16)}::${(host + 1).toString(16)}`

export type Answers = { taken: number; refused: Record<string, number> }

/** The number that all of them give, which is somebody else's. */
export const attackersPhone = '+97455999999'

/** Calls the API and counts the answers by what was tried. */
export const createTally = () => {
  const tried: Record<string, Answers> = {}
  const call = async (what: string, path: string, options: Parameters<typeof api>[2], method = 'POST') => {
    const answer = await api(method, path, options)
    const answers = (tried[what] ??= { taken: 0, refused: {} })
    const code = String(answer.body?.code ?? answer.status)
    if (answer.status < 300) answers.taken++
    else answers.refused[code] = (answers.refused[code] ?? 0) + 1
    return answer
  }
  return { tried, call }
}
export type Call = ReturnType<typeof createTally>['call']

export const plateNumber = (n: number): string => String(100 + n)

/** What the attack is about: one seller's car, and this many plate numbers. */
export type Target = { carId: string; numbers: number }

// Those that a browser names itself cost nothing.
const inventedAtOnce = 3

const invented = (n: number, each: number): string =>
  createHash('sha256').update(`${n} ${each}`).digest('hex').slice(0, 32)

const victim = (n: number | 'of all'): string => `${n}-victim@strangers.example`.replace(' ', '-')

/** The n-th throwaway account: everything that it tries, once. */
export const attack = async (
  n: number,
  network: number,
  { carId, numbers }: Target,
  call: Call,
): Promise<void> => {
  let host = n * 100
  const ip = () => addressIn(network, host++)
  const form = registrationForm({
    firstName: bait,
    username: `${bait.toLowerCase()}${n}.evil.example`,
    email: victim(n),
    phoneNumber: attackersPhone,
  })
  const { body: session } = await call('register', '/api/register', { ip: ip(), body: form })
  const token: string | undefined = session?.authToken
  if (!token) return
  const mine = (body: object) => ({ token, ip: ip(), body })
  const lead = {
    listingId: carId,
    buyerName: bait,
    buyerPhone: '+97455123456',
    message: `${bait} https://evil.example`,
  }
  await call('contact request', '/api/leads', mine(lead))
  await call('plate', '/api/number-plates', mine(plateForm(plateNumber(n % numbers))))
  const search = { name: `${bait} https://evil.example`, searchParams: {}, alertsEnabled: true }
  await call('saved search', '/api/user/saved-searches', mine(search))
  await call(
    'saved search',
    '/api/user/saved-searches',
    mine({ ...search, searchParams: { make: 'Nissan' } }),
  )
  await call('save', '/api/user/favorites', mine({ listingId: carId }))
  // One mailbox and one number for all of them: neither may be filled with codes.
  const move = { email: victim('of all'), currentPassword: password }
  await call('code by email', '/api/user', mine(move), 'PATCH')
  for (let again = 0; again < 3; again++) {
    await call('code by email', '/api/user/email/confirmation', mine({}))
    await call('forgotten password', '/api/password/forgot', { ip: ip(), body: { account: victim(n) } })
  }
  await call('code by text', '/api/user/phone/confirmation', mine({}))
  const about = (what: string) => `/api/listings/${carId}/${what}`
  // At once, so that none of them sees another.
  await Promise.all(
    Array.from({ length: inventedAtOnce }, (_, each) => invented(n, each)).flatMap((visitor) => [
      call('view', about('views'), { ip: ip(), body: { visitor } }),
      call('contact', about('contacts'), { ip: ip(), body: { visitor, channel: 'call' } }),
      call('report', about('reports'), { ip: ip(), body: { reason: 'FRAUD', details: bait, visitor } }),
    ]),
  )
  await call('view', about('views'), mine({}))
  await call('report', about('reports'), mine({ reason: 'FRAUD', details: bait }))
}

/** Whether an address is one of those that attackers registered without being asked by its owner. */
export const isStranger = (address: string): boolean => address.endsWith('@strangers.example')
