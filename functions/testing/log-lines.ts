import { vi } from 'vitest'

type Line = Readonly<Record<string, unknown>>

/** Captures the log lines from now on, as objects, until `vi.restoreAllMocks`. */
export const catchLog = (): (() => Line[]) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  return () =>
    write.mock.calls.flatMap(([text]) =>
      String(text).startsWith('{') ? [JSON.parse(String(text)) as Line] : [],
    )
}
