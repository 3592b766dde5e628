import { writeFileSync } from 'node:fs'
const looks: [string, string, string, string][] = [
  ['luxury-tan', 'luxury', 'villa', 'BMW X5'],
  ['luxury-cream', 'luxury', 'corniche', 'BMW X5'],
  ['luxury-black', 'luxury', 'showroom', 'BMW X5'],
  ['family-black', 'family', 'street', 'BMW X5'],
  ['family-beige', 'family', 'villa', 'BMW X5'],
  ['offroad-grey', 'offroad', 'desert', 'BMW X5'],
  ['sport-red', 'sport', 'garage', 'Toyota Camry'],
  ['sport-black', 'sport', 'showroom', 'Toyota Camry'],
  ['compact-grey', 'compact', 'street', 'Toyota Camry'],
]
const jobs: any[] = []
for (const [set, , backdrop, name] of looks)
  for (const [view, short] of [
    ['cabin', 'cockpit'],
    ['dials', 'dials'],
    ['rear-seats', 'rear-seats'],
    ['boot', 'boot'],
  ])
    jobs.push({
      file: `inside/${set}-${short}`,
      name,
      color: 'Black',
      bodyType: 'SUV',
      view,
      short,
      backdrop,
      seed: 11 + jobs.length,
      interior: set,
    })
for (const engine of ['four', 'six', 'eight', 'electric'])
  jobs.push({
    file: `engine/${engine}`,
    name: 'BMW X5',
    color: 'Black',
    bodyType: 'SUV',
    view: 'engine',
    short: 'engine',
    backdrop: 'studio',
    seed: 3,
    engine,
  })
for (const [kind, name] of [
  ['low', 'Toyota Camry'],
  ['tall', 'BMW X5'],
  ['rough', 'Jeep Wrangler'],
])
  for (const wheels of ['five', 'ten', 'split', 'turbine', 'steel'])
    jobs.push({
      file: `wheel/${kind}-${wheels}`,
      name,
      color: 'Black',
      bodyType: 'SUV',
      view: 'rim',
      short: 'wheel',
      backdrop: 'studio',
      seed: 21 + jobs.length,
      wheels,
    })
writeFileSync('.data/drawn/shared.json', JSON.stringify(jobs))
console.log(jobs.length)
