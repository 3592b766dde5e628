import { AppError, invalid } from '#functions/core/app-error.ts'
import { limits } from '#shared/constants/limits.ts'

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/**
 * Parses JSON that a stranger sent. JSON.parse alone keeps the last of two equal keys, takes `__proto__` and any depth;
 * schemas see none of it.
 * @throws AppError INVALID_JSON, BAD_REQUEST (too deep, too many or repeated keys).
 */
export const parseJsonText = (text: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AppError('INVALID_JSON', { cause })
  }
  checkStructure(text)
  return value
}

const checkStructure = (text: string): void => {
  // One entry per open bracket: the keys seen so far in an object, undefined for an array.
  const open: (Set<string> | undefined)[] = []
  let lastString: string | undefined
  let keyCount = 0
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const key = String(JSON.parse(lastString ?? '""'))
      const seen = open.at(-1)
      if (forbiddenKeys.has(key) || seen?.has(key))
        throw invalid(key, 'This name may not be used, or not twice')
      seen?.add(key)
      keyCount++
    }
    lastString = token.startsWith('"') ? token : undefined
    if (open.length > limits.jsonDepth) throw invalid('', 'The request body is nested too deeply')
    if (keyCount > limits.jsonKeys) throw invalid('', 'The request body has too many fields')
  }
}
