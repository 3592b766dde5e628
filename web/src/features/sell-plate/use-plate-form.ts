import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { wasForgottenSince } from '#web/stores/unsaved-work.ts'
import { forgetKept, keepValues, readKept } from './kept-values.ts'
import { blankValues, plateResolver, type PlateAnswers, type PlateValues } from './plate-values.ts'

const isSame = (a: PlateValues, b: PlateValues) =>
  Object.keys(blankValues).every((name) => a[name as keyof PlateValues] === b[name as keyof PlateValues])

/**
 * What is typed about a plate, written down with every change under `key` until it is sent: a reload, an ended session
 * or a failure loses nothing. `start` is what the form shows where nothing was left.
 */
export const usePlateForm = (key: string, start: PlateValues) => {
  const [openedAt] = useState(Date.now)
  const [kept] = useState(() => readKept(key, openedAt))
  const [isRestored, setIsRestored] = useState(kept !== undefined)
  const form = useForm<PlateValues, unknown, PlateAnswers>({
    resolver: plateResolver,
    defaultValues: kept ?? start,
    mode: 'onTouched',
  })
  const values = useWatch({ control: form.control }) as PlateValues
  const isChanged = !isSame(values, start)

  useEffect(() => {
    // Somebody has signed out in another tab: nothing of theirs stays.
    if (wasForgottenSince(openedAt)) return
    if (isChanged) keepValues(key, values, Date.now())
    else forgetKept(key)
  }, [key, values, isChanged, openedAt])

  return {
    form,
    values,
    /** What is shown was left here earlier. */
    isRestored,
    /** Begins anew. */
    discard: () => {
      form.reset(start)
      setIsRestored(false)
    },
    /** It has been sent. */
    forget: () => forgetKept(key),
  }
}

export type PlateForm = ReturnType<typeof usePlateForm>
