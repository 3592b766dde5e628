import type { FieldErrors, FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Issue } from '#shared/errors.ts'

/** The name of a field of the form. */
export type Name<Values> = Extract<keyof Values, string>

/** What typed values are checked by. */
export type Check<Values extends FieldValues, Schema extends z.ZodMiniType> = {
  /** The body schema of the contract that `send` calls. */
  schema: Schema
  /** The values where nothing was typed. A later `start`, say of an account that has loaded, fills untouched fields. */
  start: Values
  /** The typed values as the schema reads them; needed where the form holds texts for numbers or names fields differently. */
  toBody?: (values: Values) => unknown
  /** The form's field for the schema's field of another name: `{ buyerName: 'name' }`. */
  fieldOf?: Readonly<Record<string, Name<Values>>>
  /**
   * Issues that the schema cannot know: two passwords that differ, a country code that is missing. Of one field they come before the
   * schema's, which knows less.
   */
  alsoWrong?: (values: Values) => readonly Issue[]
}

/** The first issue of each field of the form, in the order of its fields; what belongs to no field stands under `form`. */
export const issuesByField = <Values extends object>(
  issues: readonly Issue[],
  start: Values,
  fieldOf: Readonly<Record<string, Name<Values>>> = {},
): Map<string, string> => {
  const found = new Map<string, string>()
  for (const { path, message } of issues) {
    const [first = ''] = path.split('.')
    const name = [fieldOf[path], path, fieldOf[first], first].find((each) => each && each in start) ?? 'form'
    if (!found.has(name)) found.set(name, message)
  }
  const names = [...Object.keys(start), 'form']
  return new Map([...found].toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b)))
}

/** Asks the contract's schema about typed values: the body to send, or each field's first issue. */
export const checkValues = <Values extends FieldValues, Schema extends z.ZodMiniType>(
  values: Values,
  { schema, start, toBody, fieldOf, alsoWrong }: Check<Values, Schema>,
): { values: z.output<Schema>; errors: {} } | { values: {}; errors: FieldErrors<Values> } => {
  const parsed = z.safeParse(schema, toBody ? toBody(values) : values)
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
  const found = issuesByField([...(alsoWrong?.(values) ?? []), ...issues], start, fieldOf)
  if (parsed.success && found.size === 0) return { values: parsed.data, errors: {} }
  const errors = [...found].map(([name, message]) => [name, { type: 'schema', message }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
}

/** The fields of the form that a draft fills; another version of the form may have written it. */
export const knownValues = <Values extends object>(
  kept: Partial<Values> | null | undefined,
  start: Values,
): Partial<Values> | null => {
  const known = Object.entries(kept ?? {}).filter(
    ([name, value]) => name in start && typeof value === typeof start[name as keyof Values],
  )
  return known.length > 0 ? (Object.fromEntries(known) as Partial<Values>) : null
}

/** The values that a draft keeps: those that differ from the first ones. The others may change before it is opened again. */
export const changedValues = <V extends object>(typed: V, start: V): Partial<V> | null => {
  const changed = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name as keyof V]),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<V>) : null
}
