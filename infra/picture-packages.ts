import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pictureFontFiles, pictureFontPackage } from '#shared/constants/picture-fonts.ts'
import { existsSync } from 'node:fs'

const { resolve } = createRequire(import.meta.url)

/** Puts the fonts that pictures are written in, and their licence, into `folder` as the package that they are of: 95 kB. */
export const packFonts = async (folder: string): Promise<void> => {
  const files = ['package.json', 'LICENSE', ...pictureFontFiles]
  await Promise.all(
    files.map((file) =>
      cp(resolve(`${pictureFontPackage}/${file}`), join(folder, 'node_modules', pictureFontPackage, file)),
    ),
  )
}

/**
 * Puts sharp as Lambda needs it (Linux, ARM) into `folder`. npm installs only this machine's binaries, so the others are
 * fetched once, with the network, into `dist/sharp-arm64`: `npm run deploy` does it, and `npm run package:sharp`.
 *
 * Without that folder nothing is copied, and `hasSharp` tells so.
 */
export const packSharp = async (root: string, folder: string): Promise<void> => {
  const fetched = join(root, 'dist/sharp-arm64/node_modules')
  if (!existsSync(fetched)) return
  // npm's own notes and links are no part of the program.
  const isProgram = (path: string) => basename(path) === 'node_modules' || !basename(path).startsWith('.')
  await cp(fetched, join(folder, 'node_modules'), { recursive: true, filter: isProgram })
}

/** Whether what is in `folder` can run in Lambda. */
export const hasSharp = (folder: string): boolean =>
  existsSync(join(folder, 'node_modules/@img/sharp-linux-arm64'))
