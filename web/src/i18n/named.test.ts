import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Route } from '#web/app/route.ts'
import { routes } from '#web/app/routes.ts'

// A part that asks for messages which nobody named waits for them in sight of the reader: React then hides everything of its page, and
// closes the dialogs that are open in it.

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The code of a file of `web/src` by its path there, without comments. */
const code = new Map(
  Object.entries(sources).map(([path, text]) => [
    posix.join('i18n', path),
    text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ''),
  ]),
)

const pathOf = (from: string, name: string): string =>
  name.startsWith('#web/') ? name.slice('#web/'.length) : posix.join(posix.dirname(from), name)

const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name]) => name!)

/** Every file that comes with `file`. */
const comesWith = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(file) || !code.has(file)) return known
  known.add(file)
  for (const [, name] of code.get(file)!.matchAll(/^import (?!type )[^']*?from '([^']+)'/gm))
    comesWith(pathOf(file, name!), known)
  return known
}

const askedBy = (file: string): string[] =>
  [...comesWith(file)].flatMap((each) => quoted([...code.get(each)!.matchAll(/useT\('[^']+'\)/g)].join()))

/** The messages that its page brings, and those that every page has. */
const broughtBy = (page: string): string[] =>
  Object.values<Route>(routes)
    .filter((route) => `pages/${route.page}` === page)
    .flatMap(({ messages, lateMessages = [] }) => [...messages, ...lateMessages])

const parts = [...code]
  .filter(([page]) => page.startsWith('pages/') && !page.includes('.test.'))
  .flatMap(([page, text]) =>
    [...text.matchAll(/lazyPage\b[^]*?import\('([^']+)'\)[^]*?\[([^\]]*)\]/g)].map(([, name, names]) => ({
      page,
      part: pathOf(page, name!),
      names: quoted(names!),
    })),
  )

describe('a part of a page that is fetched by itself', () => {
  it.each(parts)('$part of $page names the messages that it shows', ({ page, part, names }) => {
    const known = new Set(['common', ...names, ...broughtBy(page)])
    expect(new Set(askedBy(part).filter((name) => !known.has(name)))).toEqual(new Set())
  })
})
