import { CommandError } from '#scripts/command/run-command.ts'

const unreleased = '(not yet released)'

/**
 * The changelog with the date of a release. @throws CommandError when it says nothing about the version, or has released it already
 */
export const datedChangelog = (text: string, version: string, date: string): string => {
  const heading = `## ${version} `
  if (!text.includes(`\n${heading}`))
    throw new CommandError(
      `CHANGELOG.md says nothing about ${version}: write it under "${heading}${unreleased}".`,
    )
  if (!text.includes(`\n${heading}${unreleased}\n`))
    throw new CommandError(`CHANGELOG.md says that ${version} has been released already.`)
  return text.replace(`${heading}${unreleased}`, `${heading}(${date})`)
}
