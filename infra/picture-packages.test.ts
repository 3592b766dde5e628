import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hasSharp, packPictures } from './picture-packages.ts'
import { pictureFontFiles, pictureFontPackage } from '#shared/constants/picture-fonts.ts'

it('puts every font where the code of the bundle looks for it, and the licence beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pack-fonts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await packPictures(folder, folder)
  expect(hasSharp(folder)).toBe(false)
  const { resolve } = createRequire(join(folder, 'chunks/any.mjs'))
  for (const file of pictureFontFiles) {
    const path = resolve(`${pictureFontPackage}/${file}`)
    expect(path.startsWith(folder)).toBe(true)
    expect((await readFile(path)).toString('latin1', 0, 4)).toBe('wOFF')
  }
  const licence = await readFile(resolve(`${pictureFontPackage}/LICENSE`), 'utf8')
  expect(licence).toContain('SIL OPEN FONT LICENSE')
})

/** A folder in which sharp for Lambda has been fetched: its layout as npm makes it, without the 16 MB of its binaries. */
const fetchSharp = async (root: string): Promise<void> => {
  const modules = join(root, 'dist/sharp-arm64/node_modules')
  for (const file of ['sharp/package.json', '@img/sharp-linux-arm64/sharp.node', '.package-lock.json']) {
    await mkdir(join(modules, file, '..'), { recursive: true })
    await writeFile(join(modules, file), '{}')
  }
}

it('puts sharp and the fonts side by side', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pack-pictures-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await fetchSharp(root)
  // Both make the same folders: at the same time, one of them failed in each of ten deploys (EEXIST).
  const folder = join(root, 'pictures')
  await packPictures(root, folder)
  expect(hasSharp(folder)).toBe(true)
  expect(await readdir(join(folder, 'node_modules'))).toEqual(['@fontsource', '@img', 'sharp'])
})
