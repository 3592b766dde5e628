/** The parts of an update that sets these fields: the nth is `#fn`, its value `:fn`, since many names are reserved words. */
export const setFields = (fields: Readonly<Record<string, unknown>>) => {
  const entries = Object.entries(fields)
  return {
    UpdateExpression: `SET ${entries.map((_, index) => `#f${index} = :f${index}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#f${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:f${index}`, value])),
  }
}
