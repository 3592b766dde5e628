import { mailboxPath } from '#scripts/local/mail/mailbox-page.ts'
import { demoAccounts, demoPassword } from '#scripts/seed/demo-accounts.ts'

/** The demo accounts as a table for the terminal. */
export const accountsTable = (): string =>
  [
    `Demo accounts (password ${demoPassword}):`,
    ...demoAccounts.map(({ username, role }) => `  ${username.padEnd(10)} ${role}`),
  ].join('\n')

/** Where a person at the terminal reads what the product has sent. */
export const mailboxLine = (siteOrigin: string): string =>
  `Mail and text messages it sends: ${siteOrigin}${mailboxPath}`
