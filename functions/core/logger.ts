/** Structured logs, one JSON line each. Callers pass ids, codes and durations, never what a person typed. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>

const write = (level: 'info' | 'warn' | 'error', message: string, fields: Fields): void => {
  process.stdout.write(`${JSON.stringify({ level, message, at: new Date().toISOString(), ...fields })}\n`)
}

export const logger = {
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  warn: (message: string, fields: Fields = {}) => write('warn', message, fields),
  /** `error` is told by name and stack; its message may quote input, so only the stack's places are kept. */
  error: (message: string, error: unknown, fields: Fields = {}) => {
    const places =
      error instanceof Error
        ? (error.stack ?? '').split('\n').filter((text) => text.startsWith('    at '))
        : []
    write('error', message, {
      ...fields,
      error: error instanceof Error ? error.name : typeof error,
      stack: places.slice(0, 8).join('\n'),
    })
  },
}
