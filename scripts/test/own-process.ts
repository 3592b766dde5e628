import { globSync, readFileSync } from 'node:fs'

// Traces that a test leaves for the next one in its process: replaced modules, mocked clients, a changed environment.
const leavesTraces =
  /\bvi\.mock\(|\bvi\.hoisted\(|\bvi\.stubEnv\(|\bmockClient\(|\buseOwnTable\(|\bprocess\.env\[?/

/**
 * Test files that must not share a process with others, because they change what the others would see. The rest run one after
 * another in the same process, which spares them loading everything anew: a third of the time of all unit tests.
 */
export const needsOwnProcess = (pattern: string): string[] =>
  globSync(pattern, { exclude: (name) => name === 'node_modules' || name.startsWith('.') }).filter((file) =>
    leavesTraces.test(readFileSync(file, 'utf8')),
  )
