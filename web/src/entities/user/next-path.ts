import { paths } from '#web/app/paths.ts'

// Only a base to resolve against: a path that leaves it is somebody else's site.
const here = 'http://here.invalid'

/**
 * Where to go after signing in: `next` when it is a path of this site, else the home page. Resolved as the browser
 * would, because `//evil`, `/\evil`, `/<tab>/evil` and `/.//evil` all leave the site although they start with a slash.
 */
export const nextPath = (next: string | null): string => {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return paths.home()
  const { origin, pathname, search, hash } = new URL(next, here)
  if (origin !== here || pathname.startsWith('//') || pathname === paths.auth()) return paths.home()
  return pathname + search + hash
}
