import { expect, it, test } from 'vitest'
import { fillTemplate, insertAt } from './message-text.ts'

const values = { car: 'نيسان باترول 2020', price: 'QAR 165,000', buyer: 'Maryam $& {car}' }

test.each([
  ['{car}: {price}', 'نيسان باترول 2020: QAR 165,000'],
  ['{Car} {CAR}', 'نيسان باترول 2020 نيسان باترول 2020'],
  // Once, and as it stands: a name is no pattern and no placeholder.
  ['Hello {buyer}', 'Hello Maryam $& {car}'],
  ['{ car } {city} {} {{price}}', '{ car } {city} {} {QAR 165,000}'],
])('%j becomes %j', (text, filled) => expect(fillTemplate(text, values)).toBe(filled))

it('goes where the cursor is, in place of what is selected, and leaves the cursor behind it', () => {
  expect(insertAt('', [0, 0], 'Hello', 100)).toEqual({ text: 'Hello', cursor: 5 })
  expect(insertAt('Hi. Bye', [3, 3], 'Yes', 100)).toEqual({ text: 'Hi. Yes Bye', cursor: 7 })
  expect(insertAt('Hi\nBye', [3, 6], 'Yes', 100)).toEqual({ text: 'Hi\nYes', cursor: 6 })
  expect(insertAt('12345', [5, 5], '67890', 8)).toEqual({ text: '12345 67', cursor: 8 })
})
