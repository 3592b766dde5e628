import { expect, type APIRequestContext } from 'playwright/test'

const password = 'Sayara123'

// The context keeps the refresh cookie of the last sign-in, and the same person's next one would end that session, whose token a
// journey still uses. A header of its own takes the place of what is kept.
const headers = { cookie: 'journey=1' }

/** The bearer token of somebody of the demo, or of whom a journey has registered. */
export const tokenOf = async (request: APIRequestContext, username: string): Promise<string> => {
  const answer = await request.post('/api/login', { headers, data: { username, password } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { authToken: string }).authToken
}

/** Creates a car as a verified dealer, which is public at once. */
export const publishCar = async (
  request: APIRequestContext,
  token: string,
  car: Record<string, unknown>,
): Promise<{ id: string }> => {
  const answer = await request.post('/api/listings', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      make: 'Nissan',
      model: 'Patrol',
      year: 2023,
      variant: 'Platinum',
      mileage: 31_000,
      priceQAR: 250_000,
      bodyType: 'SUV',
      fuelType: 'Petrol',
      transmission: 'Automatic',
      color: 'White',
      condition: 'Excellent',
      city: 'Doha',
      isGCCSpec: true,
      status: 'APPROVED',
      ...car,
    },
  })
  expect(answer.status()).toBe(201)
  const { id, status } = (await answer.json()) as { id: string; status: string }
  // A search may take two seconds to know it, and shows the closest cars until then.
  const search = `/api/listings?search=${String(car['variant'])}`
  if (status === 'APPROVED' && car['variant'])
    await expect.poll(async () => (await request.get(search)).text()).toContain(id)
  return { id }
}

type Registered = { id: string; authToken: string }

// A network may register 60 accounts in an hour, fewer than all journeys do together.
const ownNetwork = (): string =>
  [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.')

const register = async (
  request: APIRequestContext,
  username: string,
  form: Record<string, unknown>,
): Promise<Registered> => {
  const answer = await request.post('/api/register', {
    headers: { ...headers, 'x-forwarded-for': ownNetwork() },
    data: {
      firstName: 'Maryam',
      lastName: 'Al Buyer',
      username: username.toLowerCase(),
      email: `${username.toLowerCase()}@example.com`,
      phoneNumber: '5512 3456',
      city: 'Doha',
      password,
      confirmPassword: password,
      agreeToTerms: true,
      ...form,
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as Registered
}

/** Registers a buyer, and returns their bearer token. */
export const registerBuyer = async (request: APIRequestContext, username: string): Promise<string> =>
  (await register(request, username, { role: 'PRIVATE' })).authToken

/** Registers a dealership that is verified at once, and gives its bearer token: a journey changes nobody else's stock. */
export const registerDealer = async (request: APIRequestContext, username: string): Promise<string> => {
  const form = { role: 'SELLER_DEALERSHIP', companyName: `${username} Motors` }
  const { id, authToken } = await register(request, username, form)
  const answer = await request.post(`/api/admin/verify-dealership/${id}`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    data: { approved: true },
  })
  expect(answer.status()).toBe(200)
  return authToken
}

/** Asks the seller of a car about it. */
export const askAbout = async (
  request: APIRequestContext,
  token: string,
  listingId: string,
  buyerName: string,
): Promise<void> => {
  const answer = await request.post('/api/leads', {
    headers: { authorization: `Bearer ${token}` },
    data: { listingId, buyerName, buyerPhone: '5512 3456', message: 'Is it still there?' },
  })
  expect(answer.status()).toBe(201)
}

type Mail = { to: string; subject: string; text: string; links: string[] }

/** The newest mail to an address, once there is one that fits. */
export const mailTo = async (
  request: APIRequestContext,
  address: string,
  fits: (mail: Mail) => boolean,
): Promise<Mail> => {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const answer = await request.get(`/local/mailbox.json?to=${encodeURIComponent(address)}`)
      found = ((await answer.json()) as Mail[]).find(fits)
      return found !== undefined
    })
    .toBe(true)
  return found!
}

const codeIn = (text: string): string | undefined => /\d{6}/.exec(text)?.[0]

/** The code of a mail to sign in by, other than those that were used. */
export const signInCode = async (
  request: APIRequestContext,
  address: string,
  used: ReadonlySet<string> = new Set(),
): Promise<string> => {
  const isNew = ({ subject }: Mail) => codeIn(subject) !== undefined && !used.has(codeIn(subject) ?? '')
  return codeIn((await mailTo(request, address, isNew)).subject) ?? ''
}

/** Answers the newest message that a seller has received. */
export const answerNewest = async (
  request: APIRequestContext,
  token: string,
  text: string,
): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` }
  const [lead] = (await (await request.get('/api/seller/leads', { headers })).json()) as { id: string }[]
  const answer = await request.post(`/api/leads/${lead!.id}/messages`, { headers, data: { text } })
  expect(answer.status()).toBe(201)
}

/** Confirms a new person's address by the link that registration mailed, so that news come by mail. */
export const confirmAddress = async (request: APIRequestContext, username: string): Promise<void> => {
  const isCode = ({ text }: Mail) => text.includes('/confirm-email?lang=')
  const { links } = await mailTo(request, `${username.toLowerCase()}@example.com`, isCode)
  const link = new URL(links.find((one) => one.includes('/confirm-email'))!)
  const answer = await request.post('/api/email/confirm', {
    data: { token: new URLSearchParams(link.hash.slice(1)).get('token') },
  })
  expect(answer.status()).toBe(204)
}
