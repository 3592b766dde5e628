import { expect, it } from 'vitest'
import { closure, staticImports, withoutEmptyImports } from '#infra/static-imports.ts'

const files = [
  {
    path: '/f/a/get.mjs',
    text: 'import{x as y}from"../c/ONE.mjs";import"../c/TWO.mjs";import"../c/EFFECT.mjs";y()',
  },
  {
    path: '/f/c/ONE.mjs',
    text: 'import{z}from"./TWO.mjs";const l=()=>import("./LATER.mjs");export{z as x,l}',
  },
  { path: '/f/c/TWO.mjs', text: 'export const z=1' },
  { path: '/f/c/EFFECT.mjs', text: 'globalThis.z=1' },
  { path: '/f/c/LATER.mjs', text: '' },
]

it('drops an import of what is loaded anyway, and keeps one that nothing else leads to', () => {
  const lean = withoutEmptyImports(files)
  expect(lean[0]?.text).toBe('import{x as y}from"../c/ONE.mjs";import"../c/EFFECT.mjs";y()')
  expect(lean.slice(1)).toEqual(files.slice(1))
})

it('tells what a file loads before it runs, not what it loads later', () => {
  const importsOf = (path: string) => {
    const { named, bare } = staticImports(path, files.find((file) => file.path === path)?.text ?? '')
    return [...named, ...bare]
  }
  expect([...closure('/f/a/get.mjs', importsOf)].toSorted()).toEqual([
    '/f/a/get.mjs',
    '/f/c/EFFECT.mjs',
    '/f/c/ONE.mjs',
    '/f/c/TWO.mjs',
  ])
})
