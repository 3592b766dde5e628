import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

/** The source expression by which a content security policy allows one inline script or sheet. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Browsers of 2024 and later: the first with light-dark(), popover and native nesting together. */
export const browserTargets = ['chrome125', 'safari17.5', 'firefox128']

let made: string | undefined

/**
 * The script that stands in every document of the site, as it stands there: the build writes it, and who sends documents allows its
 * hash. It follows from its sources alone, so that headers can be made without a build.
 */
export const earlyScript = (): string => {
  made ??= buildSync({
    entryPoints: [join(import.meta.dirname, '../web/src/early/run.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: browserTargets,
    legalComments: 'none',
  }).outputFiles[0]!.text.trim()
  return made
}
