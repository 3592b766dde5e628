import { createInterface } from 'node:readline/promises'

/** What somebody types at the terminal in answer to a question; nothing where nobody sits at one. */
export const askForText = async (question: string): Promise<string> => {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}
