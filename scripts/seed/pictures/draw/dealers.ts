import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { developPhoto } from '#functions/jobs/develop-photo.ts'
import { drawCar } from '#scripts/seed/pictures/draw-car.ts'
import { modelShapes } from '#scripts/seed/pictures/body/model-shapes.ts'
// name, accent, ground, model, colour, emblem path in a 100 × 100 box
const car =
  'M8 62c3-9 9-14 18-14l10-13c3-4 7-6 12-6h17c6 0 10 3 13 7l9 12 6 2c5 1 7 4 7 9v8H88a9 9 0 0 0-18 0H33a9 9 0 0 0-18 0H8z'
const dealers: [string, string, string, string, any, string][] = [
  [
    'Sidra Gate Motors',
    '#c9a24b',
    '#12362f',
    'Toyota Land Cruiser',
    'White',
    'M50 12c14 14 20 26 20 38a20 20 0 0 1-15 19v19h-10V69a20 20 0 0 1-15-19c0-12 6-24 20-38z',
  ],
  [
    'Pearl Line Premium Cars',
    '#d9d0be',
    '#1a2742',
    'Bentley Bentayga',
    'Pearl',
    'M50 20a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM12 78h76v7H12z',
  ],
  [
    'Rimal Off-Road Centre',
    '#e0a458',
    '#3a2a1a',
    'Jeep Wrangler',
    'Silver',
    'M6 78l24-34 14 18 18-36 32 52z',
  ],
  [
    'Dafna Autohaus',
    '#e8e8e8',
    '#2a2c30',
    'Porsche Cayenne',
    'Grey',
    'M24 14h22c24 0 36 14 36 36S70 86 46 86H24zm16 15v42h7c13 0 19-8 19-21s-6-21-19-21z',
  ],
  [
    'Najma Auto Market',
    '#ffd34d',
    '#1d4f9e',
    'Hyundai Tucson',
    'Silver',
    'M50 10l11 27 29 2-22 19 7 29-25-16-25 16 7-29L10 39l29-2z',
  ],
  [
    'Shamal American Autos',
    '#e04b3a',
    '#f3efe6',
    'Ford F-150',
    'Red',
    'M50 8l12 34 30 8-30 8-12 34-12-34-30-8 30-8z',
  ],
  [
    'East Gate New Energy & SUVs',
    '#5fd39a',
    '#0f3b34',
    'BYD Song Plus',
    'Dark Grey',
    'M56 8L22 56h22l-6 36 40-52H54z',
  ],
  ['Wukair Family Cars', '#ffffff', '#8a1538', 'Toyota Camry', 'White', car],
  [
    'Khor Corner Motors',
    '#0f6f8f',
    '#eef3f2',
    'Toyota Hilux',
    'White',
    'M8 60c14-12 28-12 42 0s28 12 42 0v14c-14 12-28 12-42 0s-28-12-42 0zM8 34c14-12 28-12 42 0s28 12 42 0v14c-14 12-28 12-42 0s-28-12-42 0z',
  ],
  ['Taj Japanese Luxury', '#d8b25a', '#141414', 'Lexus LX', 'Black', 'M12 76V32l20 18 18-30 18 30 20-18v44z'],
  [
    'Runway Select',
    '#ff6a3d',
    '#17181c',
    'Mercedes-Benz S-Class',
    'Black',
    'M16 86L44 14h12l28 72H66l-4-12H38l-4 12zM47 28h6v10h-6zm0 18h6v12h-6z',
  ],
  [
    'Fuwairit Cars',
    '#f6e6c8',
    '#0d6e6e',
    'Nissan Sunny',
    'White',
    'M50 18a22 22 0 0 1 22 22c0 16-22 44-22 44S28 56 28 40a22 22 0 0 1 22-22zm0 14a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  ],
]
const slug = (s: string) =>
  s
    .toLowerCase()
    .replace(/[^\w ]/g, '')
    .trim()
    .replace(/ +/g, '-')
const keep = async (file: string, jpeg: Buffer) => {
  const dir = `.data/drawn/pics/dealer/${file}`
  mkdirSync(dir, { recursive: true })
  writeFileSync(`${dir}/original.jpg`, jpeg)
  let top = 0
  const picture = await developPhoto(jpeg, async (_, format, bytes) => {
    const { width: real } = await sharp(bytes).metadata()
    top = Math.max(top, real!)
    writeFileSync(`${dir}/${real}.${format}`, bytes)
  })
  writeFileSync(`${dir}/record.json`, JSON.stringify({ ...picture, contentLength: jpeg.length }))
}
for (const [name, accent, ground, model, color, emblem] of dealers) {
  const words = name.split(' ')
  const lines = [words.slice(0, 2).join(' '), words.slice(2).join(' ')]
  const text = lines
    .map(
      (line, i) =>
        `<text x="200" y="${i === 0 ? 312 : 346}" font-family="DejaVu Sans" font-weight="${i === 0 ? 'bold' : 'normal'}" font-size="${i === 0 ? Math.min(38, 560 / line.length) : 22}" text-anchor="middle" fill="${accent}">${line.replaceAll('&', '&amp;')}</text>`,
    )
    .join('')
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="${ground}"/><path transform="translate(100 60) scale(2)" fill-rule="evenodd" d="${emblem}" fill="${accent}"/>${text}</svg>`
  await keep(
    `${slug(name)}-logo`,
    await sharp(Buffer.from(logo)).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer(),
  )
  const shape = modelShapes[model]!
  const svg = drawCar(
    {
      bodyType: model === 'Toyota Hilux' || model === 'Ford F-150' ? 'Pickup' : 'SUV',
      color,
      view: 'front-three-quarter',
      backdrop: 'corniche',
      plate: '',
      seed: name.length * 7,
      sign: [name, accent === '#ffffff' || accent === '#d9d0be' ? '#8a1538' : accent],
      style: { shape },
    },
    { samples: 1, scale: 0.7 },
  )
  await keep(
    `${slug(name)}-cover`,
    await sharp(
      await sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#000' }).png().toBuffer(),
    )
      .extract({ left: 0, top: 50, width: 1120, height: 630 })
      .resize({ width: 960 })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  )
  console.log(name)
}
