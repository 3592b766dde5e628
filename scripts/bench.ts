import { benchAbuse } from './bench/abuse.ts'
import { benchCost } from './bench/cost.ts'
import { benchColdStart } from './bench/cold-start.ts'
import { benchHttp } from './bench/http.ts'
import { benchImport } from './bench/import.ts'
import { benchIndexBuild } from './bench/index-build.ts'
import { benchLoad } from './bench/load.ts'
import { benchPhotos } from './bench/photos.ts'
import { benchPlates } from './bench/plates.ts'
import { benchPrices } from './bench/prices.ts'
import { benchReadUnits } from './bench/read-units.ts'
import { benchSearch } from './bench/search.ts'
import { benchSite } from './bench/site.ts'
import { optionLines, readArgs } from './command/read-args.ts'
import { CommandError, runCommand } from './command/run-command.ts'

// `npm run bench -- <name>`: what the product promises in numbers, measured on this machine.
const benches: Readonly<Record<string, readonly [about: string, run: (args: string[]) => Promise<void>]>> = {
  abuse: [
    'an attack by 10,000 throwaway accounts in 1,000 networks, beside real people  [--quick]',
    benchAbuse,
  ],
  cost: ['a month on AWS at three sizes, beside servers  [--write]', benchCost],
  'cold-start': ['the handlers’ bytes, and their start beside an empty handler’s  [--quick]', benchColdStart],
  http: ['the API under 50 connections  [--sizes 100k] [--quick]', benchHttp],
  import: ['a stock of 500 cars from a file, beside as many calls of the API', benchImport],
  'index-build': [
    'the search index from a million cars: time, memory, bytes  [--sizes 250k,1m]',
    benchIndexBuild,
  ],
  load: ['100 and 1,000 connections with 20,000 listings, and a soak  [--quick] [--soak 30]', benchLoad],
  photos: ['what the photo job takes in time and memory, beside a plain resize', benchPhotos],
  plates: ['patterns among number plates beside a naive scan  [--sizes 100k] [--quick]', benchPlates],
  prices: ['estimated prices beside those of sold cars that the model has not seen', benchPrices],
  'read-units': ['what searches read from DynamoDB  [--sizes 1k,10k,100k] [--quick]', benchReadUnits],
  search: ['our search engine beside SQLite  [--sizes 10k,100k,1m] [--quick]', benchSearch],
  site: [
    'bytes, Lighthouse and interactions of the site, beside its budget  [--runs 3] [--quick]',
    benchSite,
  ],
}

const usage = `Usage: npm run bench -- <name> [options]
${optionLines(Object.entries(benches).map(([name, [about]]) => [name, about]))}`

await runCommand(async () => {
  const [name = '--help', ...args] = process.argv.slice(2)
  const bench = benches[name]
  if (bench) return bench[1](args)
  if (!name.startsWith('-')) throw new CommandError(`There is no bench "${name}".\n${usage}`)
  readArgs({ args: [name] }, usage)
})
