import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Template } from '#infra/testing/synthesise.ts'

/** The folder into which the CDK synthesises. */
export const assemblyFolder = join(import.meta.dirname, '../../cdk.out')

export type SynthesisedStack = { name: string; template: Template; bytes: number; environment: string }

type Manifest = {
  artifacts: Record<string, { type: string; environment?: string; properties?: { templateFile?: string } }>
}

/** The stacks of a cloud assembly, in the order in which the app made them. */
export const readStacks = async (folder: string): Promise<SynthesisedStack[]> => {
  const { artifacts } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const stacks = Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack')
  return Promise.all(
    stacks.map(async ([name, { properties, environment = '' }]) => {
      const text = await readFile(join(folder, properties?.templateFile ?? ''), 'utf8')
      return { name, template: JSON.parse(text) as Template, bytes: Buffer.byteLength(text), environment }
    }),
  )
}

export type NagResult = { rules: string; findings: number }

type Report = {
  pluginReports?: {
    pluginName?: string
    violations?: { violatingConstructs?: unknown[]; violatingResources?: unknown[] }[]
  }[]
}

/** Findings of each validation of the app that nobody has acknowledged; none when the app ran no validation. */
export const readValidations = async (folder: string): Promise<NagResult[]> => {
  const file = join(folder, 'validation-report.json')
  if (!existsSync(file)) return []
  const { pluginReports = [] } = JSON.parse(await readFile(file, 'utf8')) as Report
  return pluginReports.map(({ pluginName = 'validation', violations = [] }) => ({
    rules: pluginName,
    findings: violations.reduce(
      (sum, { violatingConstructs, violatingResources }) =>
        sum + (violatingConstructs ?? violatingResources ?? []).length,
      0,
    ),
  }))
}
