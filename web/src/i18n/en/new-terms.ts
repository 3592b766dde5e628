import type { Messages } from '../messages.ts'

/** The question that people are asked once when the texts they agreed to have a new version. */
export default {
  title: 'Our terms or privacy policy have changed',
  text: 'There is a new version of {date}. Please read the {terms} and the {privacy}; you can go on reading the site meanwhile.',
  agree: 'I agree',
  later: 'Later',
  failed: 'That was not noted. Please try again.',
} as const satisfies Messages
