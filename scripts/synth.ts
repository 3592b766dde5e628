import { join } from 'node:path'
import { exampleRegion } from '#infra/regions.ts'
import { bundleSizes } from '#infra/bundle-sizes.ts'
import { foldersIn } from '#infra/bundle.ts'
import { measure } from '#infra/rehearsal/limits.ts'
import { acknowledgements } from '#infra/nag-acknowledgements.ts'
import { assemblyFolder, readStacks, readValidations } from './stage/assembly.ts'
import { contextArgs, readStageFlags } from './stage/flags.ts'
import { runCommand, CommandError } from './command/run-command.ts'
import { runCdk } from './stage/run-program.ts'
import {
  cpuSecondsOfChildren,
  bundleLines,
  limitTable,
  cpuLine,
  stackTable,
  tooLarge,
  validationLines,
} from './synth/report.ts'
import { stackPart } from '#infra/stack-name.ts'
// `npm run synth`: bundles and synthesises without AWS or any network, and tells how large everything is.

/** By default, the stage with the most resources: prod with a domain and its zone, under invented names. */
const fullest =
  `--stage prod --region ${exampleRegion} --domain cars.example --hosted-zone Z0000000000 --operator ops@cars.example`.split(
    ' ',
  )

await runCommand(async () => {
  const args = process.argv.slice(2)
  const { values } = readStageFlags('synth', args.length > 0 ? args : fullest, {})
  const before = cpuSecondsOfChildren() ?? 0
  await runCdk(['synth', '--quiet', ...contextArgs(values)], values.region)
  const cpu = cpuSecondsOfChildren()

  const stacks = await readStacks(assemblyFolder)
  const lines = [
    stackTable(stacks),
    limitTable(measure(Object.fromEntries(stacks.map(({ name, template }) => [stackPart(name), template])))),
    // A finding without a reason would have ended the synthesis.
    `cdk-nag: nothing without a reason; ${acknowledgements.length} rules are excepted somewhere.`,
    validationLines(await readValidations(assemblyFolder)),
    bundleLines(bundleSizes(foldersIn(join(import.meta.dirname, '../dist')))),
    cpuLine(cpu === undefined ? undefined : cpu - before),
  ]
  process.stdout.write(`${lines.join('\n\n')}\n`)
  const over = tooLarge(stacks)
  if (over.length > 0) throw new CommandError(`${over.join(', ')} must be split.`)
})
