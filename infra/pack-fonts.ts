import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pictureFontFiles, pictureFontPackage } from '#shared/constants/picture-fonts.ts'

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
