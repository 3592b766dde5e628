import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { languages, type Language } from '#shared/constants/market.ts'
import { shells, type Shell } from '#shared/rules/shell.ts'

/** Constants that the build knows. */
export const define = {
  'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
}

type Module = typeof import('./src/app/shell.tsx')

export type RenderedShell = Awaited<ReturnType<Module['drawShell']>> & { shell: Shell; language: Language }

/** The site for Node, as one file: its stores are made anew for each language that way. */
const bundleSite = async (): Promise<string> => {
  const made = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react()],
    // Also here: React for development leaves notes in what it draws.
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/shell.tsx',
      write: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return made.output[0].code
}

/**
 * Draws every shell in every language. Throws when something in one can only be drawn in a browser and no Suspense boundary holds it
 * (web/src/ui/browser-only.ts).
 */
export const renderShells = async (): Promise<RenderedShell[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-shells-'))
  const file = join(folder, 'site.mjs')
  const world = globalThis as { early?: { language: Language } }
  const rendered: RenderedShell[] = []
  try {
    await writeFile(file, await bundleSite())
    for (const language of languages) {
      world.early = { language }
      const site = (await import(`${pathToFileURL(file)}?${language}`)) as Module
      for (const shell of shells) rendered.push({ ...(await site.drawShell(shell)), shell, language })
    }
  } finally {
    delete world.early
    await rm(folder, { recursive: true })
  }
  return rendered
}
