import { carForm } from '#functions/testing/cars.ts'
import { act, pickAccount, type Draw } from '#functions/trust/model/act.ts'
import { readyDocuments } from '#functions/trust/model/documents.ts'
import { checkSubmittable, mayPost, refuse } from '#functions/trust/model/rules.ts'
import { nextLabel, type Account, type Car, type World } from '#functions/trust/model/world.ts'

const aSeller = (world: World, _thing: unknown, draw: Draw) =>
  pickAccount(world, { ...draw, which: draw.who }, (one) => one.role !== 'PLATFORM_ADMIN')

type Wish = { price: number; isComplete: boolean; hasDocuments: boolean }

// The answers of the wizard's first step.
const begun = ({ make, model, year, variant, priceQAR }: ReturnType<typeof carForm>) => ({
  make,
  model,
  year,
  variant,
  priceQAR,
})

const formOf = ({ tag, serial }: World, { price, isComplete }: Wish) => {
  const whole = carForm({ variant: tag, priceQAR: price, description: `Text ${serial}` })
  return isComplete ? whole : begun(whole)
}

const create = (world: World, me: Account, wish: Wish, status: Car['status']) => {
  const car: Car = {
    ...wish,
    kind: 'car',
    label: nextLabel('car', world.cars),
    id: '',
    slug: null,
    owner: me,
    status,
    availability: 'AVAILABLE',
    isFeatured: false,
    isGone: false,
    mustReview: false,
    appeal: null,
    refusedBy: null,
    contacts: new Set(),
    saves: new Set(),
    version: 0,
    touched: 'yes',
  }
  const learn = (body: { id: string; slug: string | null }) => {
    car.id = body.id
    car.slug = body.slug
    world.cars.push(car)
  }
  return { status: 201 as const, learn }
}

const creation = (name: string, weight: number, status: 'DRAFT' | 'PENDING') =>
  act<Wish>({
    name,
    weight,
    access: 'seller',
    thing: ({ priceFrom }, draw) => ({
      price: priceFrom + (draw.which % 100),
      isComplete: draw.how % 5 !== 4,
      hasDocuments: draw.how % 5 !== 3,
    }),
    by: aSeller,
    say: ({ thing }) =>
      `${thing.isComplete ? 'whole' : 'begun'}, ${thing.hasDocuments ? 'with' : 'without'} documents`,
    request: async ({ world, me, thing }) => ({
      method: 'POST',
      path: '/api/listings',
      body: {
        ...formOf(world, thing),
        status,
        // Nobody asks a dealership for documents, nor takes them.
        ...(thing.hasDocuments &&
          me?.role === 'PRIVATE' && { verificationDocuments: await readyDocuments(me.id) }),
      },
    }),
    judge: ({ world, me, thing }) => {
      if (!mayPost(me)) refuse('DEALERSHIP_NOT_VERIFIED')
      const wish = { ...thing, hasDocuments: thing.hasDocuments && me.role === 'PRIVATE' }
      if (status === 'DRAFT') return create(world, me, wish, 'DRAFT')
      checkSubmittable({ ...wish, owner: me })
      return create(world, me, wish, me.role === 'PRIVATE' ? 'PENDING' : 'APPROVED')
    },
  })

/** Commands that create cars. */
export const newCarActs = [creation('submit a car', 4, 'PENDING'), creation('draft a car', 2, 'DRAFT')]
