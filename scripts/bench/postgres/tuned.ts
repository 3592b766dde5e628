import { askPrepared } from './ask.ts'
import { startPostgres, type Settings } from './cluster.ts'
import { packsWithout, type Pack } from './packs.ts'
import { ownKind, pageKind, tunedStatement, type Part } from './tuned-statement.ts'
import { loadTuned } from './tuned-table.ts'
import type { Market } from '#scripts/bench/market.ts'
import { createCodes, type Codes } from '#scripts/bench/sql/codes.ts'
import { addCount, noCounts, type Answer, type System } from '#scripts/bench/systems.ts'
import { facetNames } from '#shared/schemas/listing-query.ts'

// All in memory, plans for what is in memory, and no compiling of plans that run for milliseconds.
const settings: Settings = {
  shared_buffers: '4GB',
  effective_cache_size: '8GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '16GB',
  synchronous_commit: 'off',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '1',
}

const readParts = (parts: readonly Part[], packs: readonly Pack[], codes: Codes): Answer => {
  const facets = noCounts()
  const ids: string[] = []
  let total = 0
  // GROUPING has a bit for each pack that was not grouped by, the first pack's the highest.
  const all = 2 ** packs.length - 1
  const read = (kind: number, code: number) =>
    kind >= ownKind
      ? [[facetNames[kind - ownKind]!, code] as const]
      : packs[packs.length - 1 - Math.log2(all - kind)]!.read(code)
  for (const [kind, code, count, id] of parts) {
    if (kind === pageKind) ids.push(id!)
    else if (kind === all) total = Number(count)
    else {
      for (const [facet, value] of read(kind, Number(code)))
        addCount(facets[facet], codes.value(facet, value), Number(count))
    }
  }
  return { ids, total, facets }
}

/** PostgreSQL as an expert would tune it for this: codes, covering indexes, one prepared statement for each answer. */
export const openTuned = async (programs: string, market: Market): Promise<System> => {
  const { client, stop } = await startPostgres(programs, settings)
  const ask = askPrepared(client)
  const codes = createCodes()
  await loadTuned(ask, market, codes)
  const [[diskBytes = 0] = []] = await ask<[string]>("SELECT pg_total_relation_size('listing')")
  return {
    name: 'PostgreSQL, tuned',
    ask: async (query) => {
      const packs = packsWithout(new Set(facetNames.filter((facet) => query[facet] !== undefined)))
      const { sql, values } = tunedStatement(query, codes, packs)
      const parts = await ask<Part>(sql, values)
      return () => readParts(parts, packs, codes)
    },
    diskBytes: Number(diskBytes),
    close: stop,
  }
}
