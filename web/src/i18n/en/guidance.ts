import type { Messages } from '../messages.ts'

/** Texts that help a seller beside the questions: prices of similar cars, completeness, the preview, two versions compared. */
export default {
  title: 'What similar cars cost',
  'price.first': 'With make, model, year and mileage, you see here what similar cars cost.',
  'price.range': 'Similar cars: {from} to {to}',
  'price.middle': {
    one: 'Middle {middle}, from {count} car',
    other: 'Middle {middle}, from {count} cars',
  },
  'price.use': 'Use the middle',
  'price.few': {
    one: 'Only {count} similar car is for sale. It takes {least} to say what they cost.',
    other: 'Only {count} similar cars are for sale. It takes {least} to say what they cost.',
  },
  'price.none': 'No similar car is for sale right now.',

  'complete.title': 'Completeness',
  'complete.adds': '+{points}',
  'complete.done': 'Nothing is missing. Buyers have all they look for.',
  'gap.photos': 'Add photos',
  'gap.morePhotos': 'Add photos until there are six or more',
  'gap.description': 'Describe the car in a few sentences',
  'gap.evidence': 'Give three pieces of evidence, such as owners and service',
  'gap.features': 'Tick five features or more',
  'gap.variant': 'Name the variant',
  'gap.engineSize': 'Name the engine size',

  'preview.title': 'As buyers will see it',
  'preview.note': 'A preview. The buttons show how buyers reach you, and do nothing here.',
  'preview.inert': 'This is a preview: nothing was opened and nothing was sent.',

  'conflict.text':
    'The listing was changed in another window or on another device after you opened it. Both have changed this; choose one of each:',
  'conflict.none':
    'What the two have changed does not overlap: both can be kept. Nothing is saved before you save again.',
  'conflict.same':
    'The listing was changed in another window or on another device after you opened it. The answers are the same.',
  'conflict.status.DRAFT': 'It is a draft now.',
  'conflict.status.PENDING': 'It is being reviewed now.',
  'conflict.status.APPROVED': 'It has been approved and is live now.',
  'conflict.status.REJECTED': 'It has been rejected.',
  'conflict.now': 'Stored now',
  'conflict.here': 'Yours, not saved',
  'conflict.nothing': 'Nothing',
  'conflict.photos': { one: '{count} photo', other: '{count} photos' },
  'conflict.features': { one: '{count} feature', other: '{count} features' },
  'conflict.file': 'Uploaded',
  'conflict.theirs': 'Take the stored one',
  'conflict.merge': 'Join both versions',
} as const satisfies Messages
