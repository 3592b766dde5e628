// Apart from the other limits: the base of the web knows them, and no other.

/** Roughly how long an access token lives; Cognito's setting in `infra` says the same. */
export const accessTokenSeconds = 15 * 60
export const refreshTokenDays = 30

export const sessionLimits = {
  /** Sessions of one person; the one that was not used for the longest time makes room. */
  perPerson: 50,
  /** The time in which a replaced secret of a refresh cookie still gets its successor: tabs that ask at once, and lost responses. */
  graceSeconds: 60,
  /** Devices by which a person is known, the latest, and the days for which each is remembered. */
  devices: 20,
  deviceDays: 365,
  /** The days after which a session that nobody uses ends; a market is visited every few days while one sells or buys. */
  idleDays: 14,
  /** The time for which a proof of who one is holds, for what asks for a fresh one. */
  proofSeconds: 600,
} as const
