import { listCar } from './support/sell.ts'
import { signUp } from './support/sign-up.ts'
import { test } from './support/story-test.ts'

test('a car is listed, approved and found', async ({ words: t, language, newPerson }, { project, retry }) => {
  // Nobody else's in this run, whatever else the market holds.
  const name = `j${project.name.replace(' ', '')}${retry}${Date.now().toString(36)}`
  const seller = await newPerson()
  await signUp(seller, t, name)
  await listCar(seller, t, language, `Edition ${name}`)
})
