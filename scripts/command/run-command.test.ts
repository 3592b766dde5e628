import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DataTooNew } from '#functions/jobs/migrate-data.ts'
import { CommandError, runCommand } from './run-command.ts'

/** What a command that ends so writes to the error channel. */
const shown = async (failure: Error): Promise<string> => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { exitCode, connected } = process
  // The test's own process is somebody's child, and goes on.
  Object.assign(process, { connected: false })
  onTestFinished(() => {
    write.mockRestore()
    Object.assign(process, { exitCode, connected })
  })
  await runCommand(() => Promise.reject(failure))
  return write.mock.calls.map(([text]) => String(text)).join('')
}

const refused = new DynamoDBServiceException({
  name: 'AccessDeniedException',
  $fault: 'client',
  message: 'You may not list tables',
  $metadata: { httpStatusCode: 400 },
})

test.each([
  ['a sentence of ours', new CommandError('Say which stage.'), 'Say which stage.\n'],
  ['a refusal of AWS', refused, 'AccessDeniedException: You may not list tables\n'],
  ['data of a newer version', new DataTooNew('Version 5.'), 'DataTooNew: Version 5.\n'],
])('%s is shown without a stack', async (_, failure, text) => {
  expect(await shown(failure)).toBe(text)
})

test('what nobody has thought of keeps its stack', async () => {
  expect(await shown(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at /)
})
