import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda'
import { logger, withLogContext, xrayId } from '#functions/core/logger.ts'
import { now, withinRequestTime } from '#functions/core/time.ts'
import { takeTicket } from '#functions/data/sign-in-codes.ts'

/** What the pool asks while it signs somebody in without a password. */
type TriggerEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent

const live = { takeTicket, now }

const isOf = <E extends TriggerEvent>(event: TriggerEvent, source: E['triggerSource']): event is E =>
  event.triggerSource === source

/** One question, one try: the ticket. */
const define = (event: DefineAuthChallengeTriggerEvent): DefineAuthChallengeTriggerEvent['response'] => {
  const [answered, ...more] = event.request.session
  if (!answered) return { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
  const isRight =
    more.length === 0 && answered.challengeName === 'CUSTOM_CHALLENGE' && answered.challengeResult
  return { challengeName: 'CUSTOM_CHALLENGE', issueTokens: isRight, failAuthentication: !isRight }
}

/** Answers a question of the pool: who shows a ticket of theirs gets tokens. */
export const answerPool = async (event: TriggerEvent, deps = live): Promise<TriggerEvent> => {
  if (isOf<DefineAuthChallengeTriggerEvent>(event, 'DefineAuthChallenge_Authentication'))
    return { ...event, response: define(event) }
  if (isOf<VerifyAuthChallengeResponseTriggerEvent>(event, 'VerifyAuthChallengeResponse_Authentication')) {
    const { challengeAnswer } = event.request
    const answerCorrect = await deps.takeTicket(event.userName, String(challengeAnswer), deps.now())
    return { ...event, response: { answerCorrect } }
  }
  // Nothing is to be asked or remembered: the ticket is in the table.
  const response = {
    publicChallengeParameters: {},
    privateChallengeParameters: {},
    challengeMetadata: 'TICKET',
  }
  return { ...event, response } as CreateAuthChallengeTriggerEvent
}

/** A trigger of the user pool. It writes a line for what fails; the route writes one for each request. */
export const handler = (event: TriggerEvent) =>
  withLogContext({ xrayId: xrayId() }, async () => {
    try {
      return await withinRequestTime(() => answerPool(event))
    } catch (error) {
      logger.error('a ticket could not be checked', error)
      throw error
    }
  })
