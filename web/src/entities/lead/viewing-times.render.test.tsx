import { useForm, useWatch } from 'react-hook-form'
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { qatarMidnight, qatarWeekday } from '#shared/rules/qatar-day.ts'
import { viewingDays, viewingTimes } from '#shared/rules/viewing.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import { renderIn } from '#web/testing/render.tsx'
import { ViewingTimes } from './viewing-times.tsx'

it('gives a time up that another chosen day does not have', async () => {
  const [, , first = '', second = ''] = viewingDays(new Date())
  const late = qatarWeekday(qatarMidnight(second))
  const hours: WeekHours = Array.from({ length: 7 }, (_, day) =>
    day === late ? { from: '16:00', to: '20:00' } : { from: '08:00', to: '12:00' },
  )
  const time = viewingTimes(first, hours, new Date())[4]!
  const Form = () => {
    const { control } = useForm({ defaultValues: { times: time } })
    return (
      <>
        <ViewingTimes control={control} name="times" side="buyer" hours={hours} error={undefined} />
        <output>{useWatch({ control, name: 'times' })}</output>
      </>
    )
  }
  const screen = await renderIn('en', <Form />, ['viewing'])
  const chosen = () => document.querySelector('output')?.textContent
  await expect.poll(chosen).toBe(time)
  await userEvent.selectOptions(screen.getByRole('combobox').first(), second)
  await expect.poll(chosen).toBe(second)
})
