import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { createStacks } from '#infra/create-stacks.ts'
import { readStage } from '#infra/stage.ts'

export type Resource = { Type: string; Properties: Record<string, unknown>; DeletionPolicy?: string }
type Templates = Record<string, Record<string, Resource>>

const cdkContext = (): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8')).context

/**
 * The resources of every stack, by the stack's part (`Data`, `RoutesPublic`) and logical id, as `cdk synth` would write
 * them but for the code of the functions: that has tests of its own, and would only make these slow.
 */
export const synthesise = (context: Record<string, string> = {}): Templates => {
  const folder = mkdtempSync(join(tmpdir(), 'sayara-synth-'))
  const folders = { functions: join(folder, 'functions'), pictures: join(folder, 'pictures') }
  for (const [name, path] of Object.entries(folders)) {
    mkdirSync(path)
    // Different, or both would be one asset.
    writeFileSync(join(path, 'index.mjs'), `// ${name}`)
  }
  mkdirSync(join(folders.pictures, 'node_modules/@img/sharp-linux-arm64'), { recursive: true })
  // Named, so that no test's output begins with the warning that it is missing.
  const sender = context['domain'] ? {} : { mailFrom: 'no-reply@cars.example' }
  const app = new App({
    outdir: join(folder, 'cdk.out'),
    context: { ...cdkContext(), ...sender, ...context },
  })
  createStacks(app, readStage(app), folders)
  const templates = app.synth().stacks.map((stack): [string, Record<string, Resource>] => {
    const template: { Resources: Record<string, Resource> } = stack.template
    return [stack.stackName.split('-')[2] ?? '', template.Resources]
  })
  rmSync(folder, { recursive: true })
  return Object.fromEntries(templates)
}

/** All resources of one CloudFormation type, from every stack. */
export const ofType = (templates: Templates, type: string): Resource[] =>
  Object.values(templates).flatMap((resources) =>
    Object.values(resources).filter(({ Type }) => Type === type),
  )
