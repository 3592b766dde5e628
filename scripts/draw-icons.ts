import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

// Draws the icons of the installed app out of the favicon; what it makes is committed. Run it after a change of that drawing.

const web = join(import.meta.dirname, '..', 'web', 'public')
const drawing = await readFile(join(web, 'favicon.svg'), 'utf8')

// Without its round corners: phones cut an icon to a shape of their own, and the serrated field stays within any of them.
const square = drawing.replace(' rx="8"', '').replace('H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Z', 'H0V0Z')
if (square.length > drawing.length - 20)
  throw new Error('The favicon is drawn in another way than this expects')

const draw = async (name: string, svg: string, size: number): Promise<void> => {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer()
  await writeFile(join(web, 'icons', `${name}.png`), png)
  console.log(`${name}.png ${png.length} bytes`)
}

await mkdir(join(web, 'icons'), { recursive: true })
await draw('icon-192', drawing, 192)
await draw('icon-512', drawing, 512)
await draw('maskable-512', square, 512)
await draw('apple-touch', square, 180)
