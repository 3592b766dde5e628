import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pictureFontFiles, pictureFontPackage } from '#shared/constants/picture-fonts.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * Puts what drawing and decoding pictures needs beside the code in `folder`: the fonts with their licence (95 kB), and sharp as
 * Lambda needs it (Linux, ARM). npm installs only this machine's binaries of sharp, so the others are fetched once, with the network,
 * into `dist/sharp-arm64` below `root`: `npm run deploy` does it, and `npm run package:sharp`. Without that folder sharp is left out,
 * and `hasSharp` says so.
 *
 * One after the other: two recursive copies that make the same folder at the same time fail with EEXIST.
 */
export const packPictures = async (root: string, folder: string): Promise<void> => {
  const modules = join(folder, 'node_modules')
  const fetched = join(root, 'dist/sharp-arm64/node_modules')
  // npm's own notes and links are no part of the program.
  const isProgram = (path: string) => basename(path) === 'node_modules' || !basename(path).startsWith('.')
  if (existsSync(fetched)) await cp(fetched, modules, { recursive: true, filter: isProgram })
  for (const file of ['package.json', 'LICENSE', ...pictureFontFiles])
    await cp(resolve(`${pictureFontPackage}/${file}`), join(modules, pictureFontPackage, file))
}

/** Whether what is in `folder` can run in Lambda. */
export const hasSharp = (folder: string): boolean =>
  existsSync(join(folder, 'node_modules/@img/sharp-linux-arm64'))
