import { publicHandler } from '#functions/core/compose-handler.ts'
import { getQarToUsd as route } from '#shared/api/config.ts'
import { qarToUsd } from '#shared/constants/market.ts'

/** The rate of the peg. */
export const getQarToUsd = async () => ({ rate: qarToUsd })

export const handler = publicHandler(route, getQarToUsd)
