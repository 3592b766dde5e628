import { publicHandler } from '#functions/core/compose-handler.ts'
import { getHealth as route } from '#shared/api/config.ts'

/** Answers without touching any store: it shows that the function runs, not that the table does. */
export const getHealth = async () => ({ status: 'ok' as const })

export const handler = publicHandler(route, getHealth)
