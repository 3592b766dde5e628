import type { Patch } from './load-product.ts'

/** A real race, made by taking out of the product what prevents it. */
export type Planted = {
  says: string
  patches: readonly Patch[]
  /** Within so many schedules it is found, for any seed to begin with. */
  foundWithin: number
}

const always = "'attribute_not_exists(neverAnAttribute)'"

/** Races of different kinds, each of which the simulation must find. They exist in memory alone, and no bundle has them. */
export const plantedRaces = {
  decision: {
    says: 'an edit or a decision about a car or plate overwrites another one that it has not seen',
    patches: [
      {
        file: 'functions/data/offer-item.ts',
        find: "({ if: 'version = :seen', values: { seen }, refuse: 'EDIT_CONFLICT' }) as const",
        put: `({ if: ${always}, values: { seen }, refuse: 'EDIT_CONFLICT' }) as const`,
      },
    ],
    foundWithin: 4000,
  },
  count: {
    says: 'the messages of a conversation are counted by reading the number and writing the next one',
    patches: [
      {
        file: 'functions/data/leads.ts',
        find: "    if: 'version = :seen',\n    values: { seen: seen.version },",
        put: `    if: ${always},\n    values: { seen: seen.version },`,
      },
    ],
    foundWithin: 4000,
  },
  message: {
    says: 'a message of the mail queue that is handed out twice is sent twice',
    patches: [
      {
        file: 'functions/data/mail-outbox.ts',
        find: "if: 'statusSk = :place AND (attribute_not_exists(triedUntil) OR triedUntil < :at OR triedUntil = :own)',",
        put: `if: ${always},`,
      },
    ],
    foundWithin: 4000,
  },
  account: {
    says: 'a registration that ends between the pool and the profile leaves an account that nobody finds',
    patches: [
      {
        file: 'functions/data/begun-accounts.ts',
        find: 'export const noteBegunAccount = async (userId: string, at: Date): Promise<void> => {',
        put: 'export const noteBegunAccount = async (userId: string, at: Date): Promise<void> => {\n  if (userId) return',
      },
      {
        file: 'functions/data/begun-accounts.ts',
        find: "{ if: 'attribute_exists(pk) AND attribute_not_exists(givenUp)' }",
        put: '{}',
      },
    ],
    foundWithin: 4000,
  },
  tombstone: {
    says: 'a deleted car leaves its tombstone after its own transaction, or never',
    patches: [
      {
        file: 'functions/data/listings.ts',
        find: '      seen.publishedAt ? putWrite(toTombstone(seen, at)) : undefined,\n',
        put: '',
      },
      {
        file: 'functions/data/listings.ts',
        find: '      endCountsWrite(seen, at, markNames(at)),\n      ...together,\n    ]),\n  )',
        put:
          '      endCountsWrite(seen, at, markNames(at)),\n      ...together,\n    ]),\n  )' +
          '.then(() => (seen.publishedAt ? transact([putWrite(toTombstone(seen, at))]) : undefined))',
      },
    ],
    foundWithin: 4000,
  },
} as const satisfies Record<string, Planted>
