import { StrictMode, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter, useRoutes } from 'react-router-dom'
import type { Shell } from '#shared/rules/shell.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { loadedMessages, loadNamespaces } from '#web/i18n/catalogue.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { browserOnly, browserOnlyDigest } from '#web/ui/browser-only.ts'
import { SiteLayout } from './layouts/site-layout.tsx'
import { takeDrawnMeta } from './page-meta.ts'
import { paths } from './paths.ts'
import { Router } from './router.tsx'

// Run by the build (web/render-shells.ts), once in each language; no browser loads it.

/** A page that is still to come. */
const PageToCome = () => {
  browserOnly()
  return null
}

const Frame = () => useRoutes([{ Component: SiteLayout, children: [{ path: '*', Component: PageToCome }] }])

const drawings: Record<Shell, { path: string; site: ReactNode }> = {
  home: { path: paths.home(), site: <Router /> },
  cars: { path: paths.cars(), site: <Router /> },
  car: { path: paths.car('a-car'), site: <Router /> },
  other: { path: '/other', site: <Frame /> },
}

/** The title and description of a document whose page says none before its answer has come. */
const ownMeta = (): { title: string; description: string } => {
  const words = loadedMessages(currentLanguage(), 'common')!
  return { title: words.brand, description: words['meta.description'] }
}

/** Texts of a document for when the app cannot load. */
type FailedWords = { title: string; text: string; reload: string }

const failedWords = (): FailedWords => {
  const words = loadedMessages(currentLanguage(), 'common')!
  return { title: words['failed.title'], text: words['failed.text'], reload: words['failed.reload'] }
}

/** The elements of `#root`, the page's title and description, and the texts for when the app does not load or may not run. */
export type DrawnShell = {
  root: string
  meta: ReturnType<typeof ownMeta>
  failed: FailedWords
  noScript: string
}

/**
 * Draws what a shell shows, in the language of `globalThis.early`, which must be there before this module is. Waits for chunks and
 * messages; calls to the API stay pending. Throws what a component throws.
 */
export const drawShell = async (shell: Shell): Promise<DrawnShell> => {
  const { path, site } = drawings[shell]
  const failures: unknown[] = []
  await loadNamespaces(currentLanguage(), ['common', 'device'])
  const { prelude } = await prerender(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={path}>{site}</StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
    {
      // Everything in its place, instead of moved there by scripts.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        const { digest } = error as { digest?: string }
        if (digest !== browserOnlyDigest) failures.push(error)
        return digest
      },
    },
  )
  const root = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const noScript = loadedMessages(currentLanguage(), 'device')!['noScript']
  return { root, meta: takeDrawnMeta() ?? ownMeta(), failed: failedWords(), noScript }
}
