/** The alarms that tell a bad release: when one begins to ring while a new release takes over, the release before answers again. */
export const releaseAlarms = ['api-failing', 'functions-failing', 'sign-in-failing'] as const
