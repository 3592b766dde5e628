import { writeFileSync } from 'node:fs'
import { createMarket } from '#scripts/seed/market/market.ts'
import { modelShapes } from '#scripts/seed/pictures/body/model-shapes.ts'
const m = createMarket(new Date('2026-11-22T10:00:00Z'))
const combos = new Map<string, any>()
for (const l of m.listings) {
  const c = l.record.car as any
  const { color } = c
  if (!color) continue
  const name = `${c.make} ${c.model}`
  if (!modelShapes[name]) throw new Error(name)
  const key = `${name}|${color}`
  const e = combos.get(key) ?? { name, color, bodyType: c.bodyType, shown: 0, all: 0, featured: 0 }
  e.all++
  if (l.record.status === 'APPROVED' && l.record.availability !== 'SOLD') e.shown++
  if (l.record.status === 'PENDING' || l.record.status === 'REJECTED') e.shown += 0
  combos.set(key, e)
}
const hash = (s: string) =>
  [...s].reduce((h, ch) => Math.imul(h ^ ch.charCodeAt(0), 16777619) >>> 0, 2166136261)
const light = new Set(['White', 'Pearl', 'Silver', 'Yellow', 'Beige', 'Red'])
const pick = (e: any) => {
  const r = (hash(e.name + e.color) >>> 8) % 100
  const rough = modelShapes[e.name]!.character === 'offroad'
  if (r < 42) return 'studio'
  if (r < 60) return light.has(e.color) ? 'studio-dark' : 'studio'
  if (r < 76) return 'showroom'
  if (r < 84) return light.has(e.color) ? 'garage' : 'showroom'
  if (r < 91) return rough ? 'desert' : 'corniche'
  return rough ? 'desert' : 'villa'
}
const slug = (s: string) =>
  s
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '-')
const sorted = [...combos.values()].toSorted((a, b) => b.shown - a.shown || b.all - a.all)
const jobs: any[] = []
const add = (e: any, view: string, short: string) =>
  jobs.push({
    file: `${slug(e.name)}/${slug(e.color)}-${short}`,
    name: e.name,
    color: e.color,
    bodyType: e.bodyType,
    view,
    short,
    backdrop: pick(e),
    seed: (hash(e.name + e.color) % 9000) + 1,
  })
for (const e of sorted) add(e, 'front-three-quarter', 'front')
for (const e of sorted) if (e.shown) add(e, 'rear', 'rear')
for (const e of sorted) if (e.shown) add(e, 'side', 'side')
writeFileSync('.data/drawn/jobs.json', JSON.stringify(jobs))
console.log(
  combos.size,
  jobs.length,
  jobs[0],
  Object.groupBy(
    jobs.filter((j) => j.short === 'front'),
    (j: any) => j.backdrop,
  ) &&
    [...new Set(jobs.map((j) => j.backdrop))].map((b) => [
      b,
      jobs.filter((j) => j.backdrop === b && j.short === 'front').length,
    ]),
)
