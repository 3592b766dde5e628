/** The latest year that a number in a text is read as: next year's cars are sold this year. */
export const latestYear = (): number => new Date().getUTCFullYear() + 1
