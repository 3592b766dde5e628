import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { renderIn } from '#web/testing/render.tsx'
import { Calculator, NumberField } from './calculator.tsx'
import { useLoan } from './use-loan.ts'

const Asked = () => {
  const [value, setValue] = useState(20_000)
  return (
    <>
      <NumberField label="Down payment" value={value} most={100_000} unit="QAR" onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

it('leaves Arabic digits and their separator as they are typed, and puts both in order when one leaves', async () => {
  const screen = await renderIn('ar', <Asked />, ['finance'])
  const field = screen.getByRole('textbox')
  await userEvent.fill(field, '٥٠٬٠٠٠')
  await expect.element(field).toHaveValue('٥٠٬٠٠٠')
  await expect.element(screen.getByRole('status')).toHaveTextContent('50000')
  await userEvent.tab()
  await expect.element(field).toHaveValue('50,000')
})

const Loan = () => <Calculator loan={useLoan(100_000, [])} failed={false} />

it('keeps the down payment while another price is typed', async () => {
  const screen = await renderIn('en', <Loan />, ['finance'])
  const [price, down] = screen.getByRole('textbox').all()
  await userEvent.clear(price!)
  await userEvent.type(price!, '90000')
  await expect.element(down!).toHaveValue('20,000')
})
