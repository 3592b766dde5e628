import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { NpmAnswer } from '#scripts/stage/run-program.ts'
import { CommandError } from '#scripts/command/run-command.ts'

/** The file with the list of everything that is deployed. */
export const sbomFile = 'dist/sbom.cdx.json'

/**
 * Writes the packages in the deployed bundles as CycloneDX, from the installed ones.
 * @returns how many there are @throws CommandError
 */
export const writeSbom = async (
  root: string,
  runNpm: (args: readonly string[]) => Promise<NpmAnswer>,
): Promise<number> => {
  const { isGood, output } = await runNpm(['sbom', '--sbom-format=cyclonedx', '--omit=dev'])
  if (!isGood) throw new CommandError(`npm could not list the dependencies:\n${output.trim()}`)
  const { components = [] } = JSON.parse(output) as { components?: unknown[] }
  const file = join(root, sbomFile)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, output)
  return components.length
}
