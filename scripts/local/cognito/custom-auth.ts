import { randomBytes } from 'node:crypto'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localTriggers } from '#scripts/local/names.ts'
import { CognitoError } from './errors.ts'
import type { Pool, User } from './store.ts'
import { startSession } from './tokens.ts'

type Trigger = 'DefineAuthChallenge' | 'CreateAuthChallenge' | 'VerifyAuthChallengeResponse'
type Told = Readonly<Record<string, unknown>>

/** Asks a trigger about a user. @returns the response that it has added to the event */
export type AskTrigger = (trigger: Trigger, userName: string, request: object) => Promise<Told>

const path = /^\/(?:triggers\/(\d+)\/?)?$/

/** The address of a pool, and in it the port of Lambda where the caller's triggers are. */
export const triggersAt = (pool: string, port: number): string => `${new URL(pool).origin}/triggers/${port}`

const clients = new Map<string, LambdaClient>()
const clientAt = (port: string): LambdaClient => {
  const endpoint = `http://127.0.0.1:${port}`
  const client =
    clients.get(port) ?? new LambdaClient({ region: localRegion, credentials: localCredentials, endpoint })
  clients.set(port, client)
  return client
}

const ask =
  (port: string): AskTrigger =>
  async (trigger, userName, request) => {
    const event = {
      version: '1',
      triggerSource: `${trigger}_Authentication`,
      userName,
      request,
      response: {},
    }
    const { FunctionError, Payload } = await clientAt(port).send(
      new InvokeCommand({ FunctionName: localTriggers, Payload: JSON.stringify(event) }),
    )
    const said = JSON.parse(Buffer.from(Payload ?? []).toString('utf8')) as { response?: Told }
    if (FunctionError !== undefined || !said.response)
      throw new CognitoError('UnexpectedLambdaException', `${trigger} failed with error ${FunctionError}.`)
    return said.response
  }

/** Whether a request's path is the pool's, and how its triggers are asked, if the caller has said where they are. */
export const triggersIn = (
  url: string | undefined,
): { isPool: boolean; askTrigger?: AskTrigger | undefined } => {
  const found = path.exec(url ?? '')
  return { isPool: found !== null, askTrigger: found?.[1] === undefined ? undefined : ask(found[1]) }
}

const triggersOf = ({ askTrigger }: Pool): AskTrigger => {
  if (askTrigger) return askTrigger
  throw new CognitoError('InvalidParameterException', 'Custom auth lambda trigger is not configured.')
}

const refuse = () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.')

// As in Cognito.
const sessionMs = 3 * 60_000

/** Begins a sign-in whose question the pool's triggers define. Throws NotAuthorizedException for an unknown user. */
export const customChallenge = async (pool: Pool, username: string): Promise<object> => {
  const askTrigger = triggersOf(pool)
  const user = pool.store.findUser(username)
  if (!user?.enabled) throw refuse()
  const { challengeName } = await askTrigger('DefineAuthChallenge', user.username, { session: [] })
  if (challengeName !== 'CUSTOM_CHALLENGE') throw refuse()
  const about = { challengeName, session: [] }
  const { publicChallengeParameters } = await askTrigger('CreateAuthChallenge', user.username, about)
  const Session = randomBytes(48).toString('base64url')
  pool.challenges.set(Session, { sub: user.sub, expires: pool.now() + sessionMs })
  return { ChallengeName: 'CUSTOM_CHALLENGE', Session, ChallengeParameters: publicChallengeParameters }
}

/** Takes a session, which is good for one answer. */
const userIn = ({ challenges, store, now }: Pool, session: string): User => {
  const begun = challenges.get(session)
  challenges.delete(session)
  const user = begun && begun.expires > now() ? store.findUser(begun.sub) : undefined
  if (!user?.enabled) throw new CognitoError('NotAuthorizedException', 'Invalid session for the user.')
  return user
}

type Answer = { ChallengeName: string; Session: string; ChallengeResponses: Record<string, string> }

/** AdminRespondToAuthChallenge, to the triggers' own question alone. Throws NotAuthorizedException. */
export const answerChallenge = async (
  pool: Pool,
  { ChallengeName, Session, ChallengeResponses }: Answer,
): Promise<object> => {
  const askTrigger = triggersOf(pool)
  const { USERNAME, ANSWER = '' } = ChallengeResponses
  const user = userIn(pool, Session)
  if (ChallengeName !== 'CUSTOM_CHALLENGE' || USERNAME !== user.username) throw refuse()
  const question = { privateChallengeParameters: {}, challengeAnswer: ANSWER }
  const { answerCorrect } = await askTrigger('VerifyAuthChallengeResponse', user.username, question)
  const session = [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult: answerCorrect === true }]
  const { issueTokens } = await askTrigger('DefineAuthChallenge', user.username, { session })
  if (issueTokens !== true) throw refuse()
  return { AuthenticationResult: startSession(pool, user), ChallengeParameters: {} }
}
