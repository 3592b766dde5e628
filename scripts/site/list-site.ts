import { extname, join, relative, sep } from 'node:path'
import { readdir } from 'node:fs/promises'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** The content type of a file of the site. */
export const contentTypeOf = (path: string): string =>
  contentTypes[extname(path)] ?? 'application/octet-stream'

/** Whether a file's name changes with its content: `/assets/home-3f2a.js`. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/')

/** The Cache-Control of a file: kept for good, or revalidated each time. */
export const cacheControlOf = (path: string): string =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Whether a file of the build is for the world. `.vite` holds the build's manifest, which is nobody's business. */
const isServed = (path: string): boolean => path.startsWith('/.well-known/') || !path.includes('/.')

/** Every file of the built site that is for the world: its address, and where it lies. */
export const listSite = async (folder: string): Promise<{ path: string; file: string }[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: `/${relative(folder, file).split(sep).join('/')}`, file }))
    .filter(({ path }) => isServed(path))
}
