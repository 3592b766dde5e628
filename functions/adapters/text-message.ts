import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { orRefused } from '#functions/core/app-error.ts'
import { timeoutsOf } from '#functions/core/time.ts'

let client: SNSClient | undefined

// The same as for mail: a message that could not be sent waits in its outbox.
const sns = () =>
  (client ??= new SNSClient({
    maxAttempts: 2,
    requestHandler: timeoutsOf(5000),
  }))

const refusals = new Set([
  'InvalidParameterException',
  'InvalidParameterValueException',
  'ValidationException',
])

/**
 * Sends a text message to a phone: `+` and digits. Transactional, so that carriers deliver it also to who refuses
 * advertising. @throws MessageRefused when it can never be sent; any other failure of the service as it comes
 */
export const sendTextMessage = async (to: string, text: string): Promise<void> => {
  const command = new PublishCommand({
    PhoneNumber: to,
    Message: text,
    MessageAttributes: {
      'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' },
    },
  })
  await orRefused(sns().send(command), refusals)
}
