/** The password of every demo account. They exist in the local cloud only; nothing creates them in a deployed stage. */
export const demoPassword = 'Sayara123'

/** The accounts a newcomer signs in with, and what each is good for. */
export const demoAccounts = [
  { username: 'admin', role: 'platform admin: reviews listings and their documents' },
  { username: 'dealer', role: 'verified dealership: its cars are published at once' },
  { username: 'newdealer', role: 'dealership that still waits for verification' },
  { username: 'seller', role: 'private person with cars in every status and requests about them' },
  { username: 'buyer', role: 'private person with favorites, saved searches and conversations' },
] as const
