import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { registration, type Registration } from '#shared/schemas/user.ts'

/** The sign-up form while it is being filled in: the box may still be unticked. */
export type SignUpValues = Omit<Registration, 'agreeToTerms'> & { agreeToTerms: boolean }
export type SignUpBody = z.output<typeof registration>

export const blankSignUp: SignUpValues = {
  role: 'PRIVATE',
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phoneNumber: '',
  countryCode: '+974',
  country: 'Qatar',
  city: '',
  companyName: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
}

const resolve = standardSchemaResolver<SignUpValues, unknown, SignUpBody>(
  // An unticked box is a value of the form though none of the schema, which refuses it.
  registration as unknown as Parameters<typeof standardSchemaResolver<SignUpValues, unknown, SignUpBody>>[0],
)

/**
 * The shared schema, asked so that every fault shows at once: an unticked box alone would keep zod from comparing the
 * passwords and from missing the company.
 */
export const signUpResolver: Resolver<SignUpValues, unknown, SignUpBody> = async (
  values,
  context,
  options,
) => {
  const result = await resolve(values, context, options)
  if (values.agreeToTerms) return result
  const rest = await resolve({ ...values, agreeToTerms: true }, context, options)
  return { values: {}, errors: { ...rest.errors, ...result.errors } }
}
