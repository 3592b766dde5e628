/**
 * Keys of schemas as texts. The SDK writes `{ [_xF]: 1 }` with `const _xF = "xmlFlattened"`; a computed key may have effects
 * as far as esbuild knows, so it keeps the schemas of every operation there is: 60 kB of S3 alone.
 */
export const literalKeys = (text: string): string => {
  const constants = new Map(
    [...text.matchAll(/^const (_\w+) = ("[^"]*");$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  return text.replaceAll(/\[(_\w+)\]:/g, (key, name: string) =>
    constants.has(name) ? `${constants.get(name)}:` : key,
  )
}

/**
 * The refusals that our code knows by their class, or takes more from than a name and a message. All others come as their
 * service's base exception, by the same name and with the same message.
 */
export const knownRefusals: readonly string[] = [
  'ConditionalCheckFailedException',
  'NoSuchKey',
  'TransactionCanceledException',
  'UserNotFoundException',
]

/** Without the classes of refusals nobody asks for: Cognito's are 16 kB, DynamoDB's 10. */
export const withoutUnknownRefusals = (text: string): string =>
  text.replaceAll(/^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm, (line, name: string) =>
    knownRefusals.includes(name) ? line : '',
  )

/** Of its package.json a client reads its version only; 2.4 kB go with the rest. */
export const versionOnly = (text: string): string => {
  const { version }: { version: string } = JSON.parse(text)
  return JSON.stringify({ version })
}
