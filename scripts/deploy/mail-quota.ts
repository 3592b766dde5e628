import { GetAccountCommand, type SESv2Client } from '@aws-sdk/client-sesv2'

/** How much SES lets the account send in a region; nothing where it does not say. */
export type MailQuota = { perSecond: number; perDay: number; isInSandbox: boolean }

/** Asks SES how much the account may send. */
export const askMailQuota = async (client: SESv2Client): Promise<MailQuota | undefined> => {
  try {
    const { SendQuota, ProductionAccessEnabled = false } = await client.send(new GetAccountCommand({}))
    const { MaxSendRate: perSecond, Max24HourSend: perDay } = SendQuota ?? {}
    return perSecond && perDay ? { perSecond, perDay, isInSandbox: !ProductionAccessEnabled } : undefined
  } catch {
    return undefined
  }
}

/** What the quota means, as a sentence for the operator. */
export const describeMailQuota = (quota: MailQuota | undefined): string => {
  if (!quota) return 'SES does not say how much it sends; mail goes out as from a new account.'
  const { perSecond, perDay, isInSandbox } = quota
  const sentence = `SES sends ${perSecond} emails a second and ${perDay.toLocaleString('en')} a day.`
  return isInSandbox
    ? `${sentence} It is in its sandbox: strangers get none until you ask for production access (AWS console, SES).`
    : sentence
}
