import type { Resource, synthesise } from '#infra/testing/synthesise.ts'

/**
 * The one resource of this type in a stack whose logical id is `name`, but for the hash that CDK adds.
 * @throws Error when there is none, or more
 */
export const findIn = (
  templates: ReturnType<typeof synthesise>,
  part: string,
  name: string,
  type: string,
): Resource => {
  const found = Object.entries(templates[part] ?? {}).filter(
    ([id, { Type }]) => Type === type && id.replace(/[0-9A-F]{8}$/, '') === name,
  )
  const [first, ...others] = found.map(([, resource]) => resource)
  if (!first || others.length > 0) throw new Error(`${found.length} ${type} in ${part} are named ${name}`)
  return first
}
