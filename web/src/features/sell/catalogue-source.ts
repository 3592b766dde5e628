import type { Catalogue } from './title.ts'

/** The list of makes as the page fetched it: another feature's query, handed down. */
export type CatalogueSource = { data: Catalogue | undefined; isError: boolean; refetch: () => unknown }
