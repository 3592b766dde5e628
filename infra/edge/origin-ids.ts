/** The API among the distribution's origins, by which a function at the edge selects it. */
export const apiOriginId = 'api'
