/** The service will never send this message, however often it is tried: a bad address, or content it does not take. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
}

/** Resolves with the call. @throws MessageRefused when it fails with an error of one of these names; any other as it comes */
export const orRefused = async (call: Promise<unknown>, names: ReadonlySet<string>): Promise<void> => {
  try {
    await call
  } catch (cause) {
    if (cause instanceof Error && names.has(cause.name)) throw new MessageRefused(cause.name, { cause })
    throw cause
  }
}
