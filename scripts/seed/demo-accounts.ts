/** The password of every demo account. They exist in the local cloud only; nothing creates them in a deployed stage. */
export const demoPassword = 'Sayara123'

/** The secret of the authenticator app of `supervisor`, which nobody has to install: the mailbox page shows its code. */
export const demoTotpSecret = 'KRUGKIDEMVWW6IDTMVRXEZLUEBXWMICT'

/** The accounts a newcomer signs in with, and what each is good for. */
export const demoAccounts = [
  { username: 'admin', role: 'platform admin: reviews listings and their documents' },
  { username: 'supervisor', role: 'the same with two-step sign-in: the page of mail shows the code' },
  { username: 'dealer', role: 'verified dealership: its cars are published at once' },
  { username: 'newdealer', role: 'dealership that still waits for verification' },
  { username: 'seller', role: 'private person with cars in every status and requests about them' },
  { username: 'buyer', role: 'private person with favorites, saved searches and conversations' },
] as const
