import { element, link, list, paragraphs, wrap } from './html.ts'
import type { Site } from './site.ts'
import type { ProviderKind, ProviderRecord } from '#functions/data/providers.ts'
import { cashFineShare, cashLimitQAR, type Language, locales } from '#shared/constants/market.ts'
import { countries, homeFacts } from '#shared/reference/countries.ts'
import { versionOf } from '#shared/rules/agreements.ts'
import type { TextPage } from '#shared/rules/page-address.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import { isMadeUp } from '#shared/rules/web-address.ts'
import arContact from '#web/i18n/ar/contact.ts'
import arFinancing from '#web/i18n/ar/financing.ts'
import arInsurance from '#web/i18n/ar/insurance.ts'
import arLegal from '#web/i18n/ar/legal.ts'
import arProviders from '#web/i18n/ar/providers.ts'
import arSafety from '#web/i18n/ar/safety.ts'
import arSell from '#web/i18n/ar/sell.ts'
import enContact from '#web/i18n/en/contact.ts'
import enFinancing from '#web/i18n/en/financing.ts'
import enInsurance from '#web/i18n/en/insurance.ts'
import enLegal from '#web/i18n/en/legal.ts'
import enProviders from '#web/i18n/en/providers.ts'
import enSafety from '#web/i18n/en/safety.ts'
import enSell from '#web/i18n/en/sell.ts'
import { type Message, pickForm } from '#web/i18n/messages.ts'

// The app's own messages: what a page says to people stands in one place.
const messages = {
  en: {
    legal: enLegal,
    safety: enSafety,
    insurance: enInsurance,
    financing: enFinancing,
    providers: enProviders,
    contact: enContact,
    sell: enSell,
  },
  ar: {
    legal: arLegal,
    safety: arSafety,
    insurance: arInsurance,
    financing: arFinancing,
    providers: arProviders,
    contact: arContact,
    sell: arSell,
  },
} satisfies Record<Language, Record<string, Readonly<Record<string, Message>>>>

type Namespace = keyof (typeof messages)['en']
type Values = Readonly<Record<string, string | number>>

/** A namespace of the app in the language of a page: its messages filled in, and the keys that follow a prefix, in their order. */
const textsOf = (namespace: Namespace, { language }: Site) => {
  const all: Readonly<Record<string, Message>> = messages[language][namespace]
  const say = (key: string, values: Values = {}): string =>
    pickForm(all[key] ?? '', values['count'], language).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
  const under = (prefix: string, ending: string): string[] =>
    Object.keys(all).flatMap((key) =>
      key.startsWith(`${prefix}.`) && key.endsWith(ending) ? key.slice(0, key.length - ending.length) : [],
    )
  return { say, under }
}

type Texts = ReturnType<typeof textsOf>

/** The tips under a prefix, `tip.kinds` with `tip.kindsText`, each with its heading. */
const tips = ({ say, under }: Texts, prefix: string, values?: Values): string[] =>
  under(prefix, 'Text').flatMap((key) => [element('h3', say(key)), element('p', say(`${key}Text`, values))])

const legal = (site: Site, name: 'terms' | 'privacy'): string[] => {
  const texts = textsOf('legal', site)
  const date = site.words.date(`${versionOf(name)}T00:00:00.000Z`)
  return [
    element('p', texts.say('effective', { date })),
    ...texts.under(name, '.title').flatMap((section, place) => [
      element('h2', `${place + 1}. ${texts.say(`${section}.title`)}`, {
        id: section.slice(name.length + 1),
      }),
      element('p', texts.say(`${section}.text`)),
    ]),
  ]
}

const percent = (share: number, language: Language): string =>
  share.toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 2 })

const safety = (site: Site): string[] => {
  const { words, language, href } = site
  const texts = textsOf('safety', site)
  const { say, under } = texts
  const law = { limit: words.price(cashLimitQAR), share: percent(cashFineShare, language) }
  const part = (key: string, prefix: string) => [element('h2', say(key)), ...tips(texts, prefix, law)]
  return [
    ...part('guidelines', 'rule'),
    ...part('buyers', 'buyer'),
    ...part('sellers', 'seller'),
    element('h2', say('flags')),
    element('p', say('flags.text')),
    list(under('flag', '').map((key) => element('span', say(key)))),
    ...part('scams', 'scam'),
    ...part('avoid', 'avoid'),
    element('h2', say('instead')),
    list(under('instead', '').map((key) => element('span', say(key, law)))),
    element('h2', say('emergency')),
    element('p', say('emergency.alert', { number: homeFacts().emergency })),
    element('p', say('emergency.text')),
    element('h3', say('emergency.numbers')),
    list(
      countries.map(
        (country) =>
          `${element('span', `${country[language]}: `)}${link(`tel:${country.emergency}`, country.emergency)}`,
      ),
    ),
    wrap('p', [link(href('/contact'), say('emergency.contact'))]),
  ]
}

const provider = (
  { name, nameAr, description, descriptionAr, phoneNumber, email, website }: ProviderRecord<ProviderKind>,
  facts: readonly string[],
  site: Site,
): string => {
  const isArabic = site.language === 'ar'
  const isExample = isMadeUp(website) || isMadeUp(email)
  return [
    element('h3', (isArabic && nameAr) || name),
    ...[...(isExample ? [textsOf('providers', site).say('example')] : []), ...facts].map((fact) =>
      element('p', fact),
    ),
    ...paragraphs(isArabic ? descriptionAr : description),
    ...(phoneNumber
      ? [wrap('p', [element('a', readablePhone(phoneNumber), { href: `tel:${phoneNumber}`, dir: 'ltr' })])]
      : []),
    ...(email ? [wrap('p', [link(`mailto:${email}`, email)])] : []),
    ...(website ? [wrap('p', [link(website, website)])] : []),
  ].join('')
}

/** Reads the companies of a page that lists some. */
export type ListProviders = <K extends ProviderKind>(kind: K) => Promise<ProviderRecord<K>[]>

const companies = (texts: Texts, entries: readonly string[]): string[] => [
  element('h2', texts.say('providers')),
  entries.length > 0 ? list(entries) : element('p', texts.say('empty')),
  element('h2', texts.say('tips')),
  ...tips(texts, 'tip'),
]

const insurance = async (site: Site, listProviders: ListProviders): Promise<string[]> => {
  const found = await listProviders('insurance')
  return companies(
    textsOf('insurance', site),
    found.map((each) => provider(each, [site.language === 'ar' ? each.coverageAr : each.coverage], site)),
  )
}

const financing = async (site: Site, listProviders: ListProviders): Promise<string[]> => {
  const { language, words } = site
  const texts = textsOf('financing', site)
  const { say } = texts
  const rate = (number: number) => percent(number / 100, language)
  const found = await listProviders('financing')
  return companies(
    texts,
    found.map((each) => {
      const range = say('rate.range', { from: rate(each.interestRateFrom), to: rate(each.interestRateTo) })
      const facts = [
        `${say(`rate.${each.rateKind}`)}: ${range} ${say('rate.aYear')}`,
        `${say('loan')}: ${words.price(each.maxLoanAmount)}`,
        `${say('term')}: ${say('months', { count: each.maxLoanTerm })}`,
      ]
      return provider(each, facts, site)
    }),
  )
}

const contact = (site: Site, mailbox: string): string[] => {
  const { say } = textsOf('contact', site)
  const part = (key: string, more: string) => [
    element('h2', say(key)),
    ...(say(`${key}Text`) ? [element('p', say(`${key}Text`))] : []),
    more,
  ]
  return [
    ...part('mail', wrap('p', [link(`mailto:${mailbox}`, mailbox)])),
    ...part('reply', ''),
    ...part('car', wrap('p', [link(site.href('/cars'), say('carLink'))])),
    ...part('safety', wrap('p', [link(site.href('/safety-tips'), say('safetyLink'))])),
  ]
}

const sell = (site: Site): string[] => {
  const { say, under } = textsOf('sell', site)
  const steps = under('step', '').filter((key) => say(key.replace('step', 'lead')))
  return [
    element('p', say('intro')),
    wrap(
      'ol',
      steps.map(
        (key) => `<li>${element('b', say(key))} ${element('span', say(key.replace('step', 'lead')))}</li>`,
      ),
    ),
  ]
}

/** What a text page says below its title, as HTML. */
export const textContent = (
  name: TextPage,
  site: Site,
  deps: { listProviders: ListProviders; mailbox: () => string },
): string[] | Promise<string[]> => {
  switch (name) {
    case 'terms-of-service':
      return legal(site, 'terms')
    case 'privacy-policy':
      return legal(site, 'privacy')
    case 'safety-tips':
      return safety(site)
    case 'insurance':
      return insurance(site, deps.listProviders)
    case 'financing':
      return financing(site, deps.listProviders)
    case 'contact':
      return contact(site, deps.mailbox())
    case 'sell':
      return sell(site)
  }
}
