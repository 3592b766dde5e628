import { afterEach, expect, it, vi } from 'vitest'
import { operatorIn } from './operator.ts'

afterEach(() => vi.unstubAllEnvs())

it('is nobody until a name is set', () => {
  vi.stubEnv('VITE_OPERATOR_NAME', '')
  vi.stubEnv('VITE_OPERATOR_ADDRESS', 'Street 1')
  expect(operatorIn('en')).toBeUndefined()
})

it('has its Arabic name and address in the Arabic site, where there are any', () => {
  vi.stubEnv('VITE_OPERATOR_NAME', 'Cars W.L.L.')
  vi.stubEnv('VITE_OPERATOR_NAME_AR', 'سيارات ذ.م.م')
  vi.stubEnv('VITE_OPERATOR_ADDRESS', 'Street 1, Doha')
  vi.stubEnv('VITE_OPERATOR_REGISTRATION', '123')
  const rest = { registration: '123', phone: '' }
  expect(operatorIn('en')).toEqual({ name: 'Cars W.L.L.', address: 'Street 1, Doha', ...rest })
  expect(operatorIn('ar')).toEqual({ name: 'سيارات ذ.م.م', address: 'Street 1, Doha', ...rest })
})
