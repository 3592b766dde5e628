// Internals that no response may reveal. An id's prefix is public; the keys of the table are not.
const insides: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>[\] ]+ \((?:file:|node:|\/)/,
  /\b(?:file|node):\/?\/?[\w/]+\.(?:ts|js|mjs)/,
  /\/(?:work|home|usr|var|tmp|opt|root)\/[\w.-]+/,
  /\b(?:node_modules|functions|shared|scripts|infra)\/[\w-]+\//,
  /\.(?:ts|mjs|cjs):\d+/,
  /\b(?:Type|Syntax|Range|Reference|URI|Assertion|Aggregate|Zod|App)Error\b/,
  /Cannot read propert|is not (?:a function|iterable|defined)|Unexpected token|in JSON at position/,
  /\b\w+(?:Exception|Fault)\b/,
  /dynamo|dynoxide|cognito|amazonaws|arn:aws|\blambda\b|\bmiddy\b|\bzod\b|\$metadata|\bSDK\b/i,
  /\b(?:ECONN\w+|ETIMEDOUT|ENOENT|EPIPE)\b/,
  /\b(?:USER|USERNAME|EMAIL|DEALER|SLUG|LISTING|STOCK|PLATE|IMPORT|UPLOAD|SUBMISSION|APPEAL|OWNER|RATE|COUNTER|PROVIDERS|AUDIT|MAIL|TOLD|COUNTED|REPORT|LEAD)#/,
  /\b(?:pk|sk|gsi\d?pk|gsi\d?sk)\b/i,
  /\b(?:passwordHash|tokensValidAfter|endedSessions|ownerId|expiresAt"?\s*:\s*\d)\b/,
]

/** The first internal detail in a text, or undefined. `own` is the caller's input, which may be repeated. */
export const leakIn = (text: string, own = ''): string | undefined => {
  for (const pattern of insides) {
    const found = pattern.exec(text)?.[0]
    if (found && !own.includes(found)) return `${found} (${pattern.source})`
  }
  return undefined
}
