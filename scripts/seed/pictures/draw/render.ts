import { mkdirSync, readFileSync, writeFileSync, openSync } from 'node:fs'
import sharp from 'sharp'
import { developPhoto } from '#functions/jobs/develop-photo.ts'
import { drawCar } from '#scripts/seed/pictures/draw-car.ts'
import { modelShapes } from '#scripts/seed/pictures/body/model-shapes.ts'
sharp.concurrency(1)
const jobs = JSON.parse(readFileSync(process.argv[2] ?? '.data/drawn/jobs.json', 'utf8'))
const root = '.data/drawn/pics'
for (const job of jobs) {
  const dir = `${root}/${job.file}`
  mkdirSync(dir, { recursive: true })
  try {
    openSync(`${dir}/claim`, 'wx')
  } catch {
    continue
  }
  const t = process.cpuUsage()
  const svg = drawCar(
    {
      bodyType: job.bodyType,
      color: job.color,
      view: job.view,
      backdrop: job.backdrop,
      plate: '',
      seed: job.seed,
      interior: job.interior,
      engine: job.engine,
      style: { shape: { ...modelShapes[job.name]!, ...(job.wheels && { wheels: job.wheels }) } },
    },
    { samples: 1, scale: job.short === 'front' ? 0.7 : 0.6 },
  )
  const jpeg = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000' })
    .resize({ width: 800 })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
  writeFileSync(`${dir}/original.jpg`, jpeg)
  const picture = await developPhoto(jpeg, async (width, format, bytes) => {
    if (width <= 960) writeFileSync(`${dir}/${width === 960 ? 800 : width}.${format}`, bytes)
  })
  writeFileSync(`${dir}/record.json`, JSON.stringify({ ...picture, contentLength: jpeg.length }))
  const u = process.cpuUsage(t)
  console.log(job.file, Math.round((u.user + u.system) / 1000))
}
