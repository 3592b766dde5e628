import { CognitoError } from './errors.ts'

export type AttributeList = readonly { Name: string; Value?: string | undefined }[]

const plain = /^.{0,2048}$/s
const flag = /^(?:true|false)$/i

// The standard attributes; a pool without custom ones refuses every other name.
const formats = new Map(
  Object.entries({
    address: plain,
    birthdate: /^(?:\d{4}-\d\d-\d\d)?$/,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    email_verified: flag,
    family_name: plain,
    gender: plain,
    given_name: plain,
    locale: plain,
    middle_name: plain,
    name: plain,
    nickname: plain,
    phone_number: /^\+[1-9]\d{4,14}$/,
    phone_number_verified: flag,
    picture: plain,
    preferred_username: plain,
    profile: plain,
    updated_at: /^\d+$/,
    website: plain,
    zoneinfo: plain,
  }),
)

const refuse = (message: string): never => {
  throw new CognitoError('InvalidParameterException', message)
}

const checkAttribute = (name: string, value: string): void => {
  if (name === 'sub') refuse('user.sub: Attribute cannot be updated.')
  const format = formats.get(name)
  if (!format)
    return refuse(
      `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`,
    )
  if (format.test(value)) return
  if (name === 'email') refuse('Invalid email address format.')
  if (name === 'phone_number') refuse('Invalid phone number format.')
  refuse(`Attributes did not conform to the schema: ${name}: Attribute value is not valid.`)
}

/**
 * The attributes after a change. An empty value removes one; a new e-mail address or phone number counts as
 * unverified unless the same call says otherwise. Throws InvalidParameterException.
 */
export const applyAttributes = (
  current: Record<string, string>,
  changes: AttributeList,
): Record<string, string> => {
  const result = { ...current }
  for (const { Name, Value = '' } of changes) {
    if (Value === '') {
      delete result[Name]
      continue
    }
    checkAttribute(Name, Value)
    const verified = `${Name}_verified`
    const saysSo = changes.some((change) => change.Name === verified)
    if (formats.has(verified) && current[Name] !== Value && !saysSo) result[verified] = 'false'
    result[Name] = Value
  }
  return result
}
