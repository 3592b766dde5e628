import { productName } from '#shared/constants/market.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SendEmailCommand, SESv2Client, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { PublishCommand, SNSClient, type PublishCommandInput } from '@aws-sdk/client-sns'
import { onTestFinished } from 'vitest'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import type { Message } from '#scripts/local/mail/mailbox.ts'
import type { Feedback } from '#scripts/local/mail/feedback.ts'
import { startMail } from '#scripts/local/mail/server.ts'

export const sender = `${productName.en} <no-reply@sayara.example>`
export const configurationSet = 'sayara-mails'

/** A folder that goes away with the test. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A mail as the product sends it; override what a test is about. */
export const aMail = (parts: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: sender,
  Destination: { ToAddresses: ['khalid@example.com'] },
  Content: {
    Simple: {
      Subject: { Data: 'مرحبا' },
      Body: {
        Text: { Data: 'Hello' },
        Html: { Data: '<p>Hello <a href="https://cars.example/a?b=1&amp;c=2">there</a></p>' },
      },
    },
  },
  ...parts,
})

/** A running emulator, the calls to it, and what its mailbox shows. */
export const start = async (
  dataDir?: string,
  credentials: { accessKeyId: string; secretAccessKey: string } = localCredentials,
) => {
  const folder = dataDir ?? (await temporaryFolder())
  const feedback: Feedback[] = []
  const server = await startMail({
    port: 0,
    dataDir: folder,
    sender: { address: sender, configurationSet },
    onFeedback: async (each) => void feedback.push(each),
  })
  onTestFinished(server.close)
  const url = `http://127.0.0.1:${server.port}`
  const common = { region: localRegion, endpoint: url, credentials, maxAttempts: 1 }
  const [ses, sns] = [new SESv2Client(common), new SNSClient(common)]
  return {
    ...server,
    dataDir: folder,
    url,
    feedback,
    send: (parts?: Partial<SendEmailCommandInput>) => ses.send(new SendEmailCommand(aMail(parts))),
    publish: (parts: Partial<PublishCommandInput> = {}) =>
      sns.send(new PublishCommand({ PhoneNumber: '+97455123456', Message: 'سيارة: hello', ...parts })),
    list: async (to = ''): Promise<(Message & { links: string[] })[]> =>
      (await fetch(`${url}/local/mailbox.json?to=${to}`)).json() as never,
  }
}
