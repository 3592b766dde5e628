import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { id } from './ids.ts'
import { instant, line } from './text.ts'

/** What a saved search looks for: each kind has a page of results, whose query parameters it keeps. */
const searchKinds = ['cars', 'plates'] as const
export type SearchKind = (typeof searchKinds)[number]

/** The query parameters of `/cars` or `/number-plates` by name, without page and size. The handler checks them as the search itself does. */
const searchParams = z
  .record(
    z.string().check(z.maxLength(30), z.regex(/^[a-zA-Z]+$/)),
    // Any text of an address can be saved, except half a character (a lone surrogate), which the table would not take.
    z.string().check(
      z.maxLength(1000, { abort: true }),
      z.refine<string>((text) => text.isWellFormed()),
    ),
  )
  .check(z.refine((params) => Object.keys(params).length <= limits.savedSearchParams))

export const newSavedSearch = z.strictObject({
  name: line(limits.savedSearchName),
  kind: z._default(z.enum(searchKinds), 'cars'),
  searchParams,
  /** Off unless asked for: mail that nobody asked for needs consent (Qatar's law 13 of 2016, article 22). */
  alertsEnabled: z._default(z.boolean(), false),
})

export const savedSearchEdit = z.strictObject({
  name: z.optional(line(limits.savedSearchName)),
  alertsEnabled: z.optional(z.boolean()),
})
export type SavedSearchEdit = z.output<typeof savedSearchEdit>

/** A saved search: the query parameters of its page, by name. */
export const savedSearchView = z.object({
  id: id('savedSearch'),
  name: z.string(),
  kind: z._default(z.enum(searchKinds), 'cars'),
  searchParams: z.record(z.string(), z.string()),
  alertsEnabled: z.boolean(),
  createdAt: instant,
})
export type SavedSearchView = z.output<typeof savedSearchView>
