import { stageRegions } from '#infra/stage-options.ts'
import { stackPart } from '#infra/stack-name.ts'
import { originSecretName, stageFrom } from '#infra/stage.ts'
import { policyText } from '#infra/testing/policies.ts'
import type { Template } from '#infra/testing/synthesise.ts'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { readWeb } from './deploy/deployed-web.ts'
import { askMailQuota } from './deploy/mail-quota.ts'
import { completeValues } from './deploy/deploy-stacks.ts'
import { chooseZone } from './deploy/domain.ts'
import { readDiffOptions } from './deploy/options.ts'
import { readOriginSecret } from './deploy/origin-secret.ts'
import { iamChanges } from './diff/iam-changes.ts'
import { assemblyFolder, readStacks, type SynthesisedStack } from './stage/assembly.ts'
import { type Clients, signedInClients } from './stage/clients.ts'
import { deployedTemplate } from './stage/deployed-template.ts'
import { contextArgs } from './stage/flags.ts'
import { runCommand } from './command/run-command.ts'
import { runCdk } from './stage/run-program.ts'

// `npm run diff`: what `npm run deploy` with the same options would change. Changes nothing, and makes no secret either.

/** The last part of `aws://account/region`. */
const regionOf = ({ environment }: SynthesisedStack): string =>
  environment.slice(environment.lastIndexOf('/') + 1)

const changedRights = async ({ stacksIn }: Clients): Promise<string> => {
  const stacks = await readStacks(assemblyFolder)
  const deployed = await Promise.all(
    stacks.map(async (stack): Promise<[string, Template][]> => {
      const text = await deployedTemplate(stacksIn(regionOf(stack)), stack.name)
      return text === undefined ? [] : [[stackPart(stack.name), JSON.parse(text) as Template]]
    }),
  )
  const next = stacks.map(({ name, template }) => [stackPart(name), template] as const)
  return iamChanges(policyText(Object.fromEntries(deployed.flat())), policyText(Object.fromEntries(next)))
}

await runCommand(async () => {
  const values = readDiffOptions(process.argv.slice(2))
  const clients = await signedInClients(values.region, stageRegions(stageFrom(values)))
  const zone = await chooseZone(clients.zones, values)
  const secret = await readOriginSecret(clients.secrets, originSecretName(values.stage))
  const mailQuota = await askMailQuota(new SESv2Client({ region: values.region }))
  const found = {
    zone,
    secret,
    mailQuota,
    ...(await readWeb(clients.stacksIn(values.region), values.stage)),
  }
  const args = contextArgs(completeValues({ values }, found))
  await runCdk(['synth', '--quiet', ...args], values.region)
  await runCdk(['diff', '--app', assemblyFolder], values.region)
  const rights = await changedRights(clients)
  process.stdout.write(rights ? `\nRights that change:\n\n${rights}\n` : '\nNobody’s rights change.\n')
})
