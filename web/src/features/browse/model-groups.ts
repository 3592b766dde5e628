/** The models of each make, by make. */
export type ModelsByMake = Readonly<Record<string, readonly string[]>>

export type ModelGroup<Choice> = { makes: readonly string[]; choices: Choice[] }

/**
 * The models of several makes, by make, in the order of `makes`. A name that several of the makes use is one value, which
 * finds the cars of all of them: it stands apart, under all their names. Those of no make, as far as we know, come last.
 */
export const modelGroups = <Choice extends { value: string }>(
  choices: readonly Choice[],
  makes: readonly string[],
  modelsByMake: ModelsByMake,
): ModelGroup<Choice>[] => {
  const groups = new Map<string, ModelGroup<Choice>>(
    makes.map((make) => [make, { makes: [make], choices: [] }]),
  )
  const others: ModelGroup<Choice> = { makes: [], choices: [] }
  for (const choice of choices) {
    const owners = makes.filter((make) => modelsByMake[make]?.includes(choice.value))
    const key = owners.join('\n')
    const group = key ? (groups.get(key) ?? { makes: owners, choices: [] }) : others
    group.choices.push(choice)
    if (key) groups.set(key, group)
  }
  return [...groups.values(), others].filter((group) => group.choices.length > 0)
}
