import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasedFile, releasedText } from './contract/released.ts'
import { readArgs } from './command/read-args.ts'
import { CommandError, runCommand } from './command/run-command.ts'
import { datedChangelog } from './release/changelog.ts'
import { sampleOfDemo } from './release/sample-store.ts'
import { runNpm } from './stage/run-program.ts'

// `npm run release -- 1.1.0`: makes this checkout that version, and keeps what the next one must get along with: the API, and a store.

const root = join(import.meta.dirname, '..')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

await runCommand(async () => {
  const usage = 'Usage: npm run release -- 1.1.0'
  const { positionals } = readArgs({ args: process.argv.slice(2), allowPositionals: true }, usage)
  const [version = '', ...others] = positionals
  if (!/^\d+\.\d+\.\d+$/.test(version) || others.length > 0) throw new CommandError(usage)
  const changelog = join(root, 'CHANGELOG.md')
  const date = new Date().toISOString().slice(0, 10)
  const dated = datedChangelog(readFileSync(changelog, 'utf8'), version, date)
  say('Making a demo market, of which the tests of the next version upgrade a part (about a minute) …')
  const items = await sampleOfDemo()
  const lines = items.map((item) => JSON.stringify(item)).join(',\n')
  writeFileSync(
    join(root, 'functions/trust/upgrade/released-store.json'),
    `{"version":"${version}","items":[\n${lines}\n]}\n`,
  )
  writeFileSync(releasedFile, releasedText())
  writeFileSync(changelog, dated)
  const { isGood, output } = await runNpm([
    'version',
    version,
    '--no-git-tag-version',
    '--allow-same-version',
  ])
  if (!isGood) throw new CommandError(`npm could not write the version into package.json:\n${output}`)
  const tag = `v${version}`
  say(
    // The branch too: GitHub deploys the tag, and the next pull request begins from the branch.
    `This is ${version}. When "npm test" passes: git commit -am ${version} && git tag ${tag} && git push origin HEAD ${tag}`,
  )
})
