import { fineWords, withoutArticle, wordsOf } from './tokens.ts'
import { qualities, type Quality } from '#functions/search/interpretation.ts'
import { allThings, type Entry, isCar as isName, type Name, type Thing } from './things.ts'

const arabicWord = /^[\u0621-\u064a]{3,}$/

/** A word with the letters that foreign g, s and t are written with made one each (تيجوان and تيغوان). */
export const soundLetters = (token: string): string =>
  token.replace(/[غجق]/g, 'ك').replace(/ص/g, 'س').replace(/ط/g, 'ت')

/**
 * A phonetic key of an Arabic car name: foreign letters made one, and without the long vowels inside a long name, which come
 * and go. Undefined for other scripts and for names too short to fold. For makes and models only: in ordinary words these
 * letters are different words.
 */
export const soundKey = (token: string): string | undefined => {
  if (!arabicWord.test(token)) return undefined
  const letters = soundLetters(token)
  if (letters.length < 5) return letters
  const bones = letters[0] + letters.slice(1, -1).replace(/[اوي]/g, '') + letters.at(-1)
  // Three letters are too few to know a long name by: جي إل إي is not جلي.
  return bones.length < 4 ? letters : bones
}

/** Neighbouring words of a name, joined. */
type NamePart = {
  key: string
  /** The number of its words, the letter and the digit part of cx5 counted as two. */
  length: number
  whole: boolean
  /** It begins or ends inside a word: the x of x5. */
  cut: boolean
}

const mostWords = 4

type Piece = { text: string; bare: string; starts: boolean; ends: boolean }

const piecesOf = (name: string): Piece[] =>
  wordsOf(name).flatMap((word) => {
    const parts = fineWords(word)
    return parts.map((text, index) => ({
      text,
      bare: withoutArticle(text).at(-1)!,
      starts: index === 0,
      ends: index === parts.length - 1,
    }))
  })

/** All runs of up to four words of a name, and the whole of it, with and without Arabic articles. The whole comes last. */
const nameParts = (name: string): NamePart[] => {
  const pieces = piecesOf(name)
  const parts: NamePart[] = []
  for (let from = 0; from < pieces.length; from++) {
    let key = ''
    let bare = ''
    for (let to = from; to < pieces.length; to++) {
      const piece = pieces[to]!
      const length = to - from + 1
      const whole = length === pieces.length
      key += piece.text
      bare += piece.bare
      if (length > mostWords && !whole) continue
      const part = { length, whole, cut: !pieces[from]!.starts || !piece.ends }
      if (bare !== key) parts.push({ key: bare, ...part })
      parts.push({ key, ...part })
    }
  }
  return parts.toSorted((a, b) => Number(a.whole) - Number(b.whole))
}

const joined = ({ names }: Thing) => names.map(({ text }) => wordsOf(text).join(''))

/** Every model by its make's and its own name written as one word, in every pair of spellings. */
const joinedPairs = (things: readonly Thing[]): Map<string, Entry[]> => {
  const makes = new Map(
    things.flatMap((thing) => (thing.kind === 'make' ? [[thing.value, joined(thing)]] : [])),
  )
  const pairs = new Map<string, Entry[]>()
  for (const thing of things) {
    if (thing.kind !== 'model') continue
    const entry = [{ thing, whole: true, quality: qualities.named }]
    const models = joined(thing)
    for (const make of makes.get(thing.make!) ?? [])
      for (const model of models) pairs.set(make + model, entry)
  }
  return pairs
}

type Vocabulary = {
  /** By words of names joined without spaces. */
  entries: ReadonlyMap<string, readonly Entry[]>
  /** Makes and models by how such words sound. */
  sounds: ReadonlyMap<string, readonly Entry[]>
  /** A make with its model typed as one word, such as bmwx5. */
  pairs: ReadonlyMap<string, readonly Entry[]>
  /** The keys of `entries`, sorted. */
  keys: readonly string[]
  /** The keys that a mistyped word is compared with: whole names and single words of names. */
  typed: readonly string[]
  /** The most words a key can have been written in. */
  longest: number
}

const qualityOf = (name: Name, part: NamePart): Quality => {
  if (part.whole) return name.quality
  return part.cut ? qualities.near : qualities.exact
}

const add = (map: Map<string, Entry[]>, key: string, entry: Entry) => {
  const known = map.get(key)
  if (!known) return void map.set(key, [entry])
  const place = known.findIndex(({ thing }) => thing === entry.thing)
  const same = known[place]
  if (!same) known.push(entry)
  else if (entry.quality > same.quality || (entry.whole && !same.whole)) known[place] = entry
}

// رنج is Land Rover and begins the names of its Range Rovers: those are meant rather than a Defender.
const promoteAliases = (entries: ReadonlyMap<string, Entry[]>, makes: readonly Thing[]) => {
  for (const make of makes) {
    for (const { text, quality } of make.names) {
      if (quality === qualities.named) continue
      const known = entries.get(nameParts(text).at(-1)!.key) ?? []
      const models = known.filter(({ thing }) => thing.make === make.value)
      for (const entry of models) entry.quality = qualities.named
    }
  }
}

const isWithin = (words: readonly string[], others: readonly string[]): boolean => {
  let place = -1
  return words.every((each) => (place = others.indexOf(each, place + 1)) >= 0)
}

/** A Patrol Super Safari is a Patrol Safari, though the words of one do not stand together in the other. */
const addExtensions = (entries: Map<string, Entry[]>, things: readonly Thing[]) => {
  for (const models of Map.groupBy(things, ({ make }) => make).values()) {
    const words = new Map(models.map(({ value }) => [value, wordsOf(value)]))
    for (const model of models) {
      if (model.kind !== 'model' || words.get(model.value)!.length < 2) continue
      for (const other of models) {
        if (other === model || !isWithin(words.get(model.value)!, words.get(other.value)!)) continue
        for (const { text } of model.names)
          add(entries, nameParts(text).at(-1)!.key, { thing: other, whole: false, quality: qualities.exact })
      }
    }
  }
}

/**
 * Drops or demotes entries by a part of a name where the key is the whole name of another thing: pearl white comes after white,
 * and automatic climate control is not meant by "automatic". Parts of cars' names stay: a Patrol Safari is a Patrol too.
 */
const withoutMerePart = (known: readonly Entry[]): Entry[] => {
  const wholes = known.filter(({ whole }) => whole)
  if (wholes.length === 0) return [...known]
  const isCar = wholes.some(({ thing }) => isName(thing))
  return known.flatMap((entry) => {
    // A jeep is any SUV to many, but first of all a Jeep.
    if (isCar && entry.whole && !isName(entry.thing)) return { ...entry, quality: qualities.exact }
    if (entry.whole || isName(entry.thing)) return entry
    const isOfKind = wholes.some(({ thing }) => thing.kind === entry.thing.kind)
    return isOfKind ? { ...entry, quality: qualities.near } : []
  })
}

const build = (): Vocabulary => {
  const things = allThings()
  const entries = new Map<string, Entry[]>()
  const sounds = new Map<string, Entry[]>()
  const typed = new Set<string>()
  let longest = 1
  for (const thing of things) {
    for (const name of thing.names) {
      for (const part of nameParts(name.text)) {
        if (!part.whole && (!name.hasParts || (part.cut && !isName(thing)))) continue
        const quality = qualityOf(name, part)
        add(entries, part.key, { thing, whole: part.whole, quality })
        longest = Math.max(longest, part.length)
        if (part.whole || part.length === 1) typed.add(part.key)
        const sound = isName(thing) && !part.cut ? soundKey(part.key) : undefined
        if (sound) add(sounds, sound, { thing, whole: part.whole, quality: qualities.near })
      }
    }
  }
  promoteAliases(
    entries,
    things.filter(({ kind }) => kind === 'make'),
  )
  addExtensions(entries, things)
  for (const [key, known] of entries) entries.set(key, withoutMerePart(known))
  return {
    entries,
    sounds,
    pairs: joinedPairs(things),
    keys: [...entries.keys()].toSorted(),
    typed: [...typed],
    longest,
  }
}

let built: Vocabulary | undefined

/** All that words can name, by the words. Built once, when the first text arrives. */
export const vocabulary = (): Vocabulary => (built ??= build())
