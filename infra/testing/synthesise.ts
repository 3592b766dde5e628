import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { codeFolder, foldersIn, plainEntries } from '#infra/bundle.ts'
import { createStacks } from '#infra/create-stacks.ts'
import { readStage } from '#infra/stage.ts'
import { stackPart } from '#infra/stack-name.ts'

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

export type Resource = { Type: string; Properties: Record<string, unknown>; DeletionPolicy?: string }
type Templates = Record<string, Record<string, Resource>>
export type Template = {
  Resources: Record<string, Resource>
  Parameters?: Record<string, unknown>
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>
}

const cdkContext = (): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8')).context

/**
 * The app of one stage before its synthesis, and what removes its files. The code of its functions is a placeholder: it has tests of its own.
 * `isValidated`: its synthesis looks at the templates with CDK's own rules, as that of a deploy does, which takes twice as long.
 */
export const makeApp = (
  context: Record<string, string> = {},
  { isValidated = false } = {},
): { app: App; end: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'sayara-synth-'))
  const folders = foldersIn(folder)
  for (const path of [folders.pictures, ...plainEntries().map((entry) => codeFolder(folders, entry))]) {
    mkdirSync(path, { recursive: true })
    // Different, or all would be one asset.
    writeFileSync(join(path, 'index.mjs'), `// ${path.slice(folder.length)}`)
  }
  mkdirSync(join(folders.pictures, 'node_modules/@img/sharp-linux-arm64'), { recursive: true })
  // Named, so that no test's output begins with the warning that it is missing.
  const sender = context['domain'] ? {} : { mailFrom: 'no-reply@cars.example' }
  const app = new App({
    outdir: join(folder, 'cdk.out'),
    context: {
      ...cdkContext(),
      region: 'me-central-1',
      'aws:cdk:disable-asset-staging': true,
      ...sender,
      ...context,
    },
    builtinCloudFormationValidation: isValidated,
    // For `cdk`, which reads none of it here.
    stackTraces: false,
    treeMetadata: false,
  })
  const end = () => rmSync(folder, { recursive: true })
  try {
    createStacks(app, readStage(app), folders)
  } catch (error) {
    end()
    throw error
  }
  return { app, end }
}

const synthesiseOnce = new Map<string, Record<string, Template>>()

/**
 * The templates of every stack, by the stack's part: `Data`, `RoutesPublic`. Synthesis takes seconds, and test files
 * share a process, so each context is synthesised once in it. Not to be changed.
 */
export const synthesiseTemplates = (context: Record<string, string> = {}): Record<string, Template> => {
  const key = JSON.stringify(context)
  const known = synthesiseOnce.get(key)
  if (known) return known
  const { app, end } = makeApp(context)
  const templates = Object.fromEntries(
    app.synth().stacks.map((stack): [string, Template] => [stackPart(stack.stackName), stack.template]),
  )
  end()
  synthesiseOnce.set(key, templates)
  return templates
}

/** The resources of every stack, by the stack's part and logical id, as `cdk synth` would write them. */
export const synthesise = (context: Record<string, string> = {}): Templates =>
  Object.fromEntries(
    Object.entries(synthesiseTemplates(context)).map(([part, { Resources }]) => [part, Resources]),
  )

/** All resources of one CloudFormation type, from every stack. */
export const ofType = (templates: Templates, type: string): Resource[] =>
  Object.values(templates).flatMap((resources) =>
    Object.values(resources).filter(({ Type }) => Type === type),
  )
