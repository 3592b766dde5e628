import { loadSitemap } from '#functions/adapters/sitemap-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { getSitemap as route } from '#shared/api/pages.ts'

const live = { loadSitemap }

/** A sitemap as the job last wrote it: one read, however large the market. */
export const getSitemap = async ({ params }: Input<typeof route>, deps = live) => {
  const text = await deps.loadSitemap(params.name)
  if (text === undefined) throw new AppError('NOT_FOUND')
  return text
}

export const handler = publicHandler(route, getSitemap)
