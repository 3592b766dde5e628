import type { Rolldown } from 'vite'
import { languages, type Language } from '#shared/constants/languages.ts'
import { entryFiles, moduleFiles } from './bundle-files.ts'
import { routes, type PageName, type Route } from './src/app/routes.ts'
import type { DocumentData } from './src/early/document-data.ts'
import { eagerNamespaces } from './src/i18n/namespaces.ts'

type Start = { name: string; route: Route; files: string[]; messages: Record<Language, string[]> }

/** The files that each page of the route table starts with, less the entry's own. */
export const pageStarts = (bundle: Rolldown.OutputBundle): Start[] => {
  const withEntry = entryFiles(bundle)
  // The entry itself is asked for by its own element.
  const beside = [...withEntry].slice(1)
  const filesOf = (module: string) => [...moduleFiles(bundle, module)].filter((file) => !withEntry.has(file))
  return Object.entries<Route>(routes).map(([name, route]) => {
    const messagesOf = (language: Language) => [
      ...new Set(
        [...eagerNamespaces, ...route.messages].flatMap((namespace) =>
          filesOf(`i18n/${language}/${namespace}.ts`),
        ),
      ),
    ]
    const files = [...new Set([...beside, ...filesOf(`pages/${route.page}`)])]
    return { name, route, files, messages: { en: messagesOf('en'), ar: messagesOf('ar') } }
  })
}

const patternOf = (path: string) => `^${path.replace(/:\w+/, '([^/]+)')}/?$`

/** What a document says about the pages that it may show: of a prerendered one its own, else of all. Each file's name stands once. */
export const documentData = (
  address: string,
  starts: readonly Start[],
  shell?: PageName | 'other',
): DocumentData => {
  const own = starts.filter(({ name }) => name === shell)
  const shown = own.length > 0 ? own : starts
  const files = [
    ...new Set(
      shown.flatMap((start) => [...start.files, ...languages.flatMap((one) => start.messages[one])]),
    ),
  ]
  const places = (names: readonly string[]) => names.map((name) => files.indexOf(name))
  const pages = shown.map(({ route: { path, firstCall }, ...start }) => ({
    pattern: patternOf(path),
    files: places(start.files),
    messages: { en: places(start.messages.en), ar: places(start.messages.ar) },
    ...(firstCall && { firstCall }),
  }))
  return { shell: address, files, pages }
}
