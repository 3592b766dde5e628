import type { Issue } from '#shared/errors.ts'
import { blankValues, type PlateValues } from './plate-values.ts'
import type { PlateForm } from './use-plate-form.ts'

/** Shows what the server refused at the fields it is about, the first of them focused. */
export const showIssues = (form: PlateForm['form'], issues: readonly Issue[]): void =>
  issues
    .filter(({ path }) => path in blankValues)
    .forEach(({ path, message }, index) =>
      form.setError(path as keyof PlateValues, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
