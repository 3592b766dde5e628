import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { entryFiles, moduleFiles } from './bundle-files.ts'

const id = (module: string) => join(import.meta.dirname, 'src', module)
const chunk = (fileName: string, imports: string[], more: object = {}) => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry: false,
  facadeModuleId: null,
  moduleIds: [],
  ...more,
})
const bundle = Object.fromEntries(
  [
    chunk('index.js', ['base.js'], { isEntry: true }),
    chunk('base.js', []),
    chunk('home.js', ['base.js', 'card.js'], { facadeModuleId: id('pages/home.tsx') }),
    chunk('card.js', ['base.js', 'loop.js']),
    chunk('loop.js', ['card.js']),
    chunk('late.js', [], { moduleIds: [id('pages/tab.tsx')] }),
  ].map((made) => [made.fileName, made]),
) as unknown as Rolldown.OutputBundle

describe('the files of a build', () => {
  it('of the entry are its own and what it imports', () =>
    expect([...entryFiles(bundle)]).toEqual(['index.js', 'base.js']))

  it('of a page are its chunk and everything that it imports, each once', () =>
    expect([...moduleFiles(bundle, 'pages/home.tsx')]).toEqual(['home.js', 'base.js', 'card.js', 'loop.js']))

  it('of a module that shares a chunk are that chunk’s', () =>
    expect([...moduleFiles(bundle, 'pages/tab.tsx')]).toEqual(['late.js']))

  it('are not known for a page that the build lacks', () =>
    expect(() => moduleFiles(bundle, 'pages/gone.tsx')).toThrow('pages/gone.tsx'))
})
