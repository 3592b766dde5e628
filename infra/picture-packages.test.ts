import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { packFonts } from './picture-packages.ts'
import { pictureFontFiles, pictureFontPackage } from '#shared/constants/picture-fonts.ts'

it('puts every font where the code of the bundle looks for it, and the licence beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pack-fonts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await packFonts(folder)
  const { resolve } = createRequire(join(folder, 'chunks/any.mjs'))
  for (const file of pictureFontFiles) {
    const path = resolve(`${pictureFontPackage}/${file}`)
    expect(path.startsWith(folder)).toBe(true)
    expect((await readFile(path)).toString('latin1', 0, 4)).toBe('wOFF')
  }
  const licence = await readFile(resolve(`${pictureFontPackage}/LICENSE`), 'utf8')
  expect(licence).toContain('SIL OPEN FONT LICENSE')
})
