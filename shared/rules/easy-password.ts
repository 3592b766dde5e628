// The stems of the passwords that lists of leaked ones begin with: without the capital, the digits and the signs that a rule
// asks for. One stem stands for all its variants (Password1, P@ssw0rd!, password2024), so these are worth thousands of entries.
// Words of the Gulf and of what is sold here are among them: they are what people of this market would think of.
const words = new Set(
  `password passwd passw pass passcode welcome letmein login changeme change default temp temporary test testing tester guest user
  admin administrator root master secret access hello trustno qwerty qwertyuiop qwert qwer qwe qweasd qweasdzxc asdf asdfg asdfgh
  asdfghjkl zxcvb zxcvbn zxcvbnm qaz qazwsx qaz2wsx q2w3e q2w3e4r abc abcd abcde abcdef abcdefg abcdefgh abcabc iloveyou iloveu
  loveyou lovely love baby angel flower butterfly family friends friend forever happy lucky money cookie chocolate banana orange
  purple yellow silver golden diamond tiger lion eagle falcon dragon monkey shadow sunshine princess prince killer hunter freedom
  whatever football baseball basketball soccer hockey superman batman spiderman pokemon starwars michael jordan charlie thomas daniel
  george ashley jessica michelle jennifer andrew joshua matthew robert william anthony nicole liverpool chelsea arsenal barcelona
  realmadrid madrid manchester manutd juventus ronaldo messi google facebook samsung iphone android microsoft windows computer
  internet company spring summer autumn winter january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday mohammed mohamed muhammad mohammad ahmed ahmad khalid hassan hussein
  abdullah fatima maryam aisha allah bismillah inshallah mashallah alhamdulillah islam quran ramadan habibi habibti qatar doha dubai
  abudhabi kuwait bahrain oman muscat riyadh jeddah saudi gulf toyota nissan patrol landcruiser lexus mercedes ferrari porsche mustang
  camaro corvette india pakistan philippines bangladesh nepal krishna ganesh sairam`.split(/\s+/),
)

const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '!': 'i',
}

/** The stem of a password: without the characters before its first letter and after its last, and with letters for their look-alikes. */
const wordIn = (password: string): string =>
  password
    .toLowerCase()
    // Looked for from the first of such characters alone: from each of them, a long row of digits within would be read to its end again.
    .replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '')
    .replace(/[@$013457! ]/g, (sign) => letterOf[sign] ?? '')

/**
 * What a password must have (the specification), unless it is a phrase of 20 characters or more: length is worth more than kinds of
 * characters (NIST SP 800-63B, 5.1.1.2).
 */
export const passwordKinds = {
  upper: /[A-Z]|.{20}/,
  lower: /[a-z]|.{20}/,
  digit: /[0-9]|.{20}/,
  special: /[^A-Za-z0-9\s]|.{20}/,
} as const

/** The sentence of a refusal. */
export const passwordIsEasy = 'This password is easy to guess. Please choose another'

/**
 * Whether a password that meets the character rules is still easy to guess: a common word or keyboard row in a usual disguise,
 * one letter over and over, or a name of its owner's (`own`).
 */
export const isEasyPassword = (password: string, own: readonly string[] = []): boolean => {
  const word = wordIn(password)
  return word.length < 3
    ? /^[a-z]+\d+$/i.test(password)
    : /^(.)\1*$/.test(word) || words.has(word) || own.some((name) => wordIn(name) === word)
}
