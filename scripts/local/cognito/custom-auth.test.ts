import * as sdk from '@aws-sdk/client-cognito-identity-provider'
import { expect, it, onTestFinished } from 'vitest'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { startLambda } from '#scripts/local/lambda/server.ts'
import { answerPool } from '#functions/internal/pool-triggers.ts'
import { triggersAt } from './custom-auth.ts'
import { ClientId, fails, startWithUser, Username, UserPoolId, wrong } from './testing/run-cognito.ts'

/** A pool with one user, and the product’s triggers, which take one ticket once. */
const startWithTriggers = async ({ breaks = false } = {}) => {
  const tickets = new Set(['ticket'])
  const lambda = await startLambda(async () => async (event) => {
    if (breaks) throw new Error('The table is away')
    return answerPool(event as never, {
      takeTicket: async (userId, secret) => userId === Username && tickets.delete(secret),
      now: () => new Date(),
    })
  })
  onTestFinished(lambda.close)
  const { port } = await startWithUser()
  const pool = `http://127.0.0.1:${port}`
  const clientAt = (endpoint: string) =>
    new sdk.CognitoIdentityProviderClient({
      region: localRegion,
      credentials: localCredentials,
      endpoint,
      maxAttempts: 1,
    })
  const client = clientAt(triggersAt(pool, lambda.port))
  const begin = async (USERNAME = Username, by = client) =>
    by.send(
      new sdk.AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME },
      }),
    )
  const answer = (Session: string | undefined, ANSWER: string, USERNAME = Username) =>
    client.send(
      new sdk.AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME, ANSWER },
      }),
    )
  return { begin, answer, withoutTriggers: clientAt(pool) }
}

it('gives tokens for a right answer to what the triggers ask, once', async () => {
  const { begin, answer } = await startWithTriggers()
  const { Session, ChallengeName } = await begin()
  expect(ChallengeName).toBe('CUSTOM_CHALLENGE')
  const { AuthenticationResult } = await answer(Session, 'ticket')
  expect([AuthenticationResult?.AccessToken, AuthenticationResult?.RefreshToken].every(Boolean)).toBe(true)
  await fails(answer(Session, 'ticket'), 'NotAuthorizedException', 'Invalid session for the user.')
  await fails(answer((await begin()).Session, 'ticket'), 'NotAuthorizedException', wrong)
})

it('refuses a wrong answer, another user, an unknown one and a session of nobody', async () => {
  const { begin, answer } = await startWithTriggers()
  await fails(answer((await begin()).Session, 'guess'), 'NotAuthorizedException', wrong)
  await fails(answer((await begin()).Session, 'ticket', 'Noora'), 'NotAuthorizedException', wrong)
  await fails(begin('Noora'), 'NotAuthorizedException', wrong)
  await fails(answer('none', 'ticket'), 'NotAuthorizedException', 'Invalid session for the user.')
})

it('says that a trigger failed, and that there is none', async () => {
  const broken = await startWithTriggers({ breaks: true })
  await fails(broken.begin(), 'UnexpectedLambdaException')
  await fails(broken.begin(Username, broken.withoutTriggers), 'InvalidParameterException')
})
