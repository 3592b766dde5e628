import { expect, it } from 'vitest'
import { admit } from '#functions/core/authenticate.ts'
import { contextFields, inLogContext } from '#functions/core/log-context.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { aUser } from '#functions/testing/builders.ts'

const user = aUser()
const request = { authorization: 'Bearer a.b.c' } as RequestInfo
const deps = {
  verifyAccessToken: async () => ({ userId: user.id, session: 's', issuedAt: user.tokensValidAfter }),
  getUserById: async () => user,
}

it('who is turned away is in the log by id, and who is let in is not', async () => {
  await inLogContext({}, async () => {
    await expect(admit('admin', request, deps)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(contextFields()).toEqual({ userId: user.id })
  })
  await inLogContext({}, async () => {
    expect(await admit('user', request, deps)).toBe(user)
    expect(contextFields()).toEqual({})
  })
})
