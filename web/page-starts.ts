import type { Rolldown } from 'vite'
import { languages, type Language } from '#shared/constants/market.ts'
import { entryFiles, moduleFiles } from './bundle-files.ts'
import type { Route } from './src/app/route.ts'
import { routes, type PageName } from './src/app/routes.ts'
import type { DocumentData } from './src/early/document-data.ts'
import { eagerNamespaces } from './src/i18n/namespaces.ts'

/** The files that a page starts with, the entry's first, and its messages in each language. */
export type PageStart = { files: string[]; messages: Record<Language, string[]> }
export type PageStarts = Record<PageName, PageStart>

const startOf = (bundle: Rolldown.OutputBundle, { page, firstPart, messages }: Route): PageStart => {
  const modules = [`pages/${page}`, ...(firstPart ? [firstPart] : [])]
  const filesOf = (names: readonly string[]) => names.flatMap((name) => [...moduleFiles(bundle, name)])
  const files = [...new Set([...entryFiles(bundle), ...filesOf(modules)])]
  const messagesOf = (language: Language) => {
    const names = [...eagerNamespaces, ...messages].map((namespace) => `i18n/${language}/${namespace}.ts`)
    return [...new Set(filesOf(names))].filter((file) => !files.includes(file))
  }
  return { files, messages: { en: messagesOf('en'), ar: messagesOf('ar') } }
}

export const pageStarts = (bundle: Rolldown.OutputBundle): PageStarts =>
  Object.fromEntries(
    Object.entries<Route>(routes).map(([name, route]) => [name, startOf(bundle, route)]),
  ) as PageStarts

const patternOf = (path: string) => `^${path.replaceAll(/:\w+/g, '([^/]+)')}/?$`

/**
 * The data of a document about the pages that it may show: its own page if it is prerendered, otherwise all pages. Each file's name
 * is listed once.
 */
export const documentData = (address: string, starts: PageStarts, shell?: string): DocumentData => {
  const all = Object.entries<PageStart>(starts)
  const own = all.filter(([name]) => name === shell)
  const shown = own.length > 0 ? own : all
  const files = [
    // The entry itself is asked for by its own element.
    ...new Set(
      shown.flatMap(([, start]) => [
        ...start.files.slice(1),
        ...languages.flatMap((one) => start.messages[one]),
      ]),
    ),
  ]
  const places = (names: readonly string[]) =>
    names.map((name) => files.indexOf(name)).filter((place) => place >= 0)
  const pages = shown.map(([name, start]) => {
    const { path, firstCall }: Route = routes[name as PageName]
    return {
      pattern: patternOf(path),
      files: places(start.files),
      messages: { en: places(start.messages.en), ar: places(start.messages.ar) },
      ...(firstCall && { firstCall }),
    }
  })
  return { shell: address, files, pages }
}
