type Telling = { say: (line: string) => void; now: () => Date | number }

const minuteMs = 60_000

/** @returns what a loop calls each time it has waited: once a minute the operator reads that it still does, and how long it has been */
export const sayStill = (doing: string, { say, now }: Telling): (() => void) => {
  const began = +now()
  let told = 0
  return () => {
    const minutes = Math.floor((+now() - began) / minuteMs)
    if (minutes > told) say(`    still ${doing}, ${minutes} min`)
    told = minutes
  }
}

/** The same around a call that answers only at its end. */
export const sayWhile = async <Answer>(
  doing: string,
  say: (line: string) => void,
  call: Promise<Answer>,
): Promise<Answer> => {
  const timer = setInterval(sayStill(doing, { say, now: Date.now }), minuteMs)
  try {
    return await call
  } finally {
    clearInterval(timer)
  }
}
