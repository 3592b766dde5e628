import { demoAccounts, demoPassword } from '#scripts/seed/demo-accounts.ts'

/** The demo accounts as a table for the terminal. */
export const accountsTable = (): string =>
  [
    `Demo accounts (password ${demoPassword}):`,
    ...demoAccounts.map(({ username, role }) => `  ${username.padEnd(10)} ${role}`),
  ].join('\n')
