import { api, apiOk } from '#functions/testing/api.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import type { Person } from '#functions/testing/people.ts'

/** A valid offer of a number; override what a test is about. */
export const plateForm = (plateNumber: string, parts: Readonly<Record<string, unknown>> = {}) => ({
  plateNumber,
  category: 'premium',
  price: 250_000,
  location: 'doha',
  description: 'Transfer at the Traffic Department.',
  ...parts,
})

/** Creates a plate that waits for review; its number is unique unless `parts` set one. */
export const offerPlate = async ({ token }: Person, parts: Readonly<Record<string, unknown>> = {}) => {
  const body = plateForm(await freeNumber(), parts)
  return (await apiOk('POST', '/api/number-plates', { token, body })).body
}

/** Decides on a plate as an admin. Does not check the response. */
export const decidePlate = ({ token }: Person, plateId: string, body: Readonly<Record<string, unknown>>) =>
  api('PUT', `/api/admin/number-plates/${plateId}/status`, { token, body })

/** Creates a plate and approves it. */
export const publishPlate = async (
  seller: Person,
  { token }: Person,
  parts: Readonly<Record<string, unknown>> = {},
) => {
  const { id } = await offerPlate(seller, parts)
  const body = { status: 'APPROVED' }
  return (await apiOk('PUT', `/api/admin/number-plates/${id}/status`, { token, body })).body
}
