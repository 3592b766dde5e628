/**
 * The answer to a call about a stack; `otherwise` when CloudFormation says that there is no such stack, for which it has no error of its
 * own. A denied call, an expired session or a fault of the network says nothing about the stack, and is thrown.
 */
export const unlessMissing = async <Answer, Otherwise>(
  call: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist')) return otherwise
    throw error
  }
}
