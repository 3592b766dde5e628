import { eachAtOnce } from '#functions/core/each-at-once.ts'

/** Somebody who is signed in. */
export type Signed = { id: string; token: string }

const register = async (url: string, name: string, index: number): Promise<Signed> => {
  const password = 'Sayara123'
  const form = {
    role: 'PRIVATE',
    firstName: 'Noor',
    lastName: 'Al Bench',
    username: name,
    email: `${name}@example.com`,
    phoneNumber: '5512 3456',
    city: 'Doha',
    password,
    confirmPassword: password,
    agreeToTerms: true,
  }
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    // An address of their own each: registration is limited per address.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` },
    body: JSON.stringify(form),
  })
  if (!answer.ok) throw new Error(`Registering ${name}: ${answer.status} ${await answer.text()}`)
  const { id, authToken } = (await answer.json()) as { id: string; authToken: string }
  return { id, token: authToken }
}

/** Registers this many people, some at once. `name` begins their usernames. */
export const registerMany = async (url: string, name: string, count: number): Promise<Signed[]> => {
  const people: Signed[] = []
  const indexes = Array.from({ length: count }, (_, index) => index)
  await eachAtOnce(indexes, 8, async (index) => {
    people.push(await register(url, `${name}${index}`, index))
  })
  return people
}
