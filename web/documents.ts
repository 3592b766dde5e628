import type { Plugin } from 'vite'
import { shellFile } from '#shared/rules/shell.ts'
import { devDocument, sheetOf, shellDocument, withData, withSheet } from './document.ts'
import { documentData, pageStarts } from './page-starts.ts'
import { renderShells, type RenderedShell } from './render-shells.ts'
import type { Route } from './src/app/route.ts'
import { routes } from './src/app/routes.ts'
import { firstPhotoMark } from './src/ui/photo-source.ts'

/** Throws when the drawn page has fewer places for first photos than its route names: they would come with the app, unnoticed. */
const requirePlaces = ({ shell, root }: RenderedShell): void => {
  const { firstCall }: Partial<Route> = shell === 'other' ? {} : routes[shell]
  const places = root.split(firstPhotoMark).length - 1
  for (const { most, inSkeleton } of firstCall?.photos ?? [])
    if (inSkeleton && places < most) throw new Error(`The drawn ${shell} has ${places} places for photos`)
}

/**
 * Makes the documents of the site: `index.html` without a shell, for the service worker, and one for each shell and language
 * (shared/rules/shell.ts). Nothing that paints them is fetched first: sheet and script stand in them.
 */
export const documents = (): Plugin => ({
  name: 'documents',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { server }) => (server ? devDocument(html) : html),
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html')
      const shells = await renderShells()
      const starts = pageStarts(bundle)
      // For the byte budgets; below a folder that is not served.
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(starts) })
      const built = String(page.source)
      const sheet = bundle[sheetOf(built)]
      if (sheet?.type !== 'asset') throw new Error('index.html names no sheet of the build')
      const html = withSheet(built, String(sheet.source))
      page.source = withData(html, documentData('', starts))
      for (const drawn of shells) {
        requirePlaces(drawn)
        const file = shellFile(drawn.shell, drawn.language)
        const { firstCall }: Partial<Route> = drawn.shell === 'other' ? {} : routes[drawn.shell]
        const source = withData(
          shellDocument(html, drawn),
          documentData(file, starts, drawn.shell),
          firstCall?.isDrawn && { url: firstCall.url },
        )
        this.emitFile({ type: 'asset', fileName: file.slice(1), source })
      }
    },
  },
})
