import { globSync, readFileSync } from 'node:fs'

// What a test leaves behind for the next one in its process: modules it replaced, clients it mocked, the environment it changed.
const leavesTraces =
  /\bvi\.mock\(|\bvi\.hoisted\(|\bvi\.stubEnv\(|\bmockClient\(|\buseOwnTable\(|\bprocess\.env\[?/

/**
 * Those of these test files that must not share a process with others, because they change what the others would see. The rest run
 * in one process after another's file, which spares them loading everything anew: a third of the time of all unit tests.
 */
export const needsOwnProcess = (pattern: string): string[] =>
  globSync(pattern, { exclude: (name) => name === 'node_modules' || name.startsWith('.') }).filter((file) =>
    leavesTraces.test(readFileSync(file, 'utf8')),
  )
