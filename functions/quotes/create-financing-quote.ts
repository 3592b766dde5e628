import { routeHandler } from '#functions/core/route-handler.ts'
import { createFinancingQuote as route } from '#shared/api/quotes.ts'
import { createQuotesOf } from './create-quotes.ts'

export const handler = routeHandler(route, createQuotesOf('financing'))
