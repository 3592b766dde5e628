import { vi } from 'vitest'

type Line = Readonly<Record<string, unknown>>

/** What is logged from now on, as objects; `vi.restoreAllMocks` ends it. */
export const catchLog = (): (() => Line[]) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  return () =>
    write.mock.calls.flatMap(([text]) =>
      String(text).startsWith('{') ? [JSON.parse(String(text)) as Line] : [],
    )
}
