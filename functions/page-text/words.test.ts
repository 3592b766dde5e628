import { describe, expect, it } from 'vitest'
import { pageWords, type PageWords } from './words.ts'
import { fromWeb } from '#functions/testing/from-web.ts'
import { textPages } from '#shared/rules/page-address.ts'

// Documents say what the pages say. The web's words are split into what each page loads, so a list that both read would cost
// every visitor a request; here is what keeps the two alike.

type Catalogue = Readonly<Record<string, unknown>>

const catalogue = async (language: string, name: string): Promise<Catalogue> =>
  (await fromWeb(`i18n/${language}/${name}.ts`))['default']

const textCatalogues: Readonly<Record<(typeof textPages)[number], string>> = {
  sell: 'sell',
  insurance: 'insurance',
  financing: 'financing',
  'safety-tips': 'safety',
  contact: 'contact',
  'terms-of-service': 'legal',
  'privacy-policy': 'legal',
}

describe.each(Object.entries(pageWords))('documents in %s', (language, words: PageWords) => {
  it.each(textPages)('call %s what it calls itself', async (name) => {
    const [common, own] = await Promise.all([
      catalogue(language, 'common'),
      catalogue(language, textCatalogues[name]),
    ])
    const said = {
      'terms-of-service': [common['nav.terms'], own['terms.description']],
      'privacy-policy': [common['nav.privacy'], own['privacy.description']],
    }[name as string] ?? [own['title'], own['description']]
    expect([words.texts[name].title, words.texts[name].description]).toEqual(said)
  })

  it.each([
    ['home', 'home'],
    ['dealers', 'directory'],
  ] as const)('describe the page %s as it does', async (name, file) => {
    const { title, description } = await catalogue(language, file)
    expect(words[name]).toEqual({ title, description })
  })

  it('describe number plates as their page does', async () => {
    const { title, description } = await catalogue(language, 'plates')
    expect(words.plates(1)).toEqual({ title, description })
  })

  it('call what a car has as its page does', async () => {
    const [vehicle, evidence, sell, listing] = await Promise.all(
      ['vehicle', 'evidence', 'sell', 'listing'].map((name) => catalogue(language, name)),
    )
    const { features, about, seller: _, privateSeller, ...all } = words.labels
    const { owners, serviceHistory, istimaraUntil, fahesAt, inspectionReport, isPriceFixed, ...details } = all
    expect(isPriceFixed).toBe(listing!['price.fixed'])
    expect(inspectionReport).toBe(evidence!['inspectionReport'])
    expect([owners, serviceHistory]).toEqual([evidence!['owners'], evidence!['serviceHistory']])
    // Beside a month alone, as in the seller's form.
    expect([istimaraUntil, fahesAt]).toEqual([sell!['field.istimaraUntil'], sell!['field.fahesAt']])
    expect([features, about]).toEqual([vehicle!['features'], vehicle!['about']])
    expect(details).toEqual(
      Object.fromEntries(Object.keys(details).map((key) => [key, vehicle![`details.${key}`]])),
    )
    expect([words.told, words.onlyOther, words.alsoOther]).toEqual(
      ['told', 'about.only', 'about.other'].map((key) => vehicle![key]),
    )
    expect(privateSeller).toBe((await catalogue(language, 'cars'))['privateSeller'])
  })

  it('say what is missing as the pages do', async () => {
    const [listing, dealer, page] = await Promise.all(
      ['listing', 'storefront', 'not-found'].map((file) => catalogue(language, file)),
    )
    const missing = (from: Catalogue | undefined) => ({
      title: from?.['missing.title'],
      description: from?.['missing.text'],
    })
    expect(words.gone.car).toEqual(missing(listing))
    expect(words.gone.dealer).toEqual(missing(dealer))
    expect(words.gone.page).toEqual({ title: page?.['title'], description: page?.['text'] })
  })
})

describe('the title of a result page', () => {
  const nothing = {
    make: undefined,
    model: undefined,
    bodyType: undefined,
    city: undefined,
    total: 1,
    page: 1,
  }

  it.each([
    [nothing, 'Cars for sale in Qatar', 'سيارات للبيع في قطر'],
    [{ make: 'A', model: 'B', city: 'C' }, 'A B for sale in C', 'A B للبيع في C'],
    [{ bodyType: 'B' }, 'Bs for sale in Qatar', 'سيارات B للبيع في قطر'],
    [
      { make: 'A', bodyType: 'B', page: 3 },
      'A Bs for sale in Qatar, page 3',
      'سيارات A B للبيع في قطر، صفحة 3',
    ],
  ])('names what %o asks for', (parts, en, ar) => {
    const facts = { ...nothing, ...parts }
    expect([pageWords.en.results(facts).title, pageWords.ar.results(facts).title]).toEqual([en, ar])
  })

  it.each([0, 1, 2, 3, 11, 100])('counts %i cars as grammar has it', (total) => {
    const counted = pageWords.ar.results({ ...nothing, total }).description
    expect(counted).toMatch(
      {
        0: /^لا توجد سيارات/,
        1: /^سيارة واحدة من/,
        2: /^سيارتان من/,
        3: /^3 سيارات من/,
        11: /^11 سيارة من/,
        100: /^100 سيارة من/,
      }[total]!,
    )
  })
})
