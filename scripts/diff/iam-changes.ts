/** A resource with its statements, each as `policyText` writes it. */
type Block = { title: string; statements: Set<string> }

const blocksOf = (text: string): Map<string, Block> =>
  new Map(
    text
      .trim()
      .split('\n\n')
      .filter(Boolean)
      .map((block) => {
        const [title = '', ...lines] = block.split('\n')
        // A statement begins with two blanks, what belongs to it with four.
        const statements = lines.join('\n').split(/\n(?= {2}\S)/)
        return [title, { title, statements: new Set(statements.filter(Boolean)) }]
      }),
  )

const signed = (sign: '+' | '-', statement: string): string =>
  statement
    .split('\n')
    .map((line, index) => `${index === 0 ? sign : ' '} ${line}`)
    .join('\n')

/**
 * Changes of permissions between the policies of two versions as text (`infra/testing/policies.ts`): the resource, then its new and
 * its removed statements. Empty without changes.
 */
export const iamChanges = (before: string, after: string): string => {
  const [old, next] = [blocksOf(before), blocksOf(after)]
  const titles = [...new Set([...old.keys(), ...next.keys()])].toSorted()
  const changed = titles.flatMap((title) => {
    const was = old.get(title)?.statements ?? new Set<string>()
    const is = next.get(title)?.statements ?? new Set<string>()
    const lines = [
      ...[...is.difference(was)].map((statement) => signed('+', statement)),
      ...[...was.difference(is)].map((statement) => signed('-', statement)),
    ]
    return lines.length > 0 ? [`${title}\n${lines.join('\n')}`] : []
  })
  return changed.join('\n\n')
}
