import type { Messages } from '../messages.ts'

/** The question before an unlikely price is saved. */
export default {
  title: 'Is {price} right?',
  'title.many': {
    one: 'Is {count} unusual price right?',
    other: 'Are {count} unusual prices right?',
  },
  'title.noPhoto': 'Publish without a photo?',
  LOWERED: 'That is {percent} lower than the price now, {before}.',
  RAISED: 'That is {percent} higher than the price now, {before}.',
  BELOW_MARKET: 'That is less than half of what similar cars cost, about {median}.',
  ABOVE_MARKET: 'That is more than twice what similar cars cost, about {median}.',
  TINY: 'Hardly any car is sold for so little. A digit may be missing.',
  noPhoto: 'It has no photo yet. Buyers rarely open a car that they cannot see.',
  'noPhoto.short': 'It has no photo yet.',
  list: 'Cars to look at once more',
  more: { one: 'and {count} more', other: 'and {count} more' },
  yes: 'Yes, that is the price',
  'yes.noPhoto': 'Publish without a photo',
} as const satisfies Messages
