import { join } from 'node:path'
import { loadavg } from 'node:os'
import { buildSite } from '../site/build-site.ts'
import { weighSite } from '#scripts/site/weigh-site.ts'
import { readArgs } from '#scripts/command/read-args.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { openBrowser, openSite, type OpenSite } from './site/open-site.ts'
import {
  interactionGoals,
  measuredPages,
  type Measured,
  fetchedLines,
  filterLines,
  indexLines,
  lighthouseLines,
  returnLines,
  switchLines,
  typingLines,
  goalTable,
  weightLines,
  type Line,
} from './site/report.ts'
import { indexBytes } from './site/index-bytes.ts'
import {
  measureFetched,
  measureFilters,
  measureReturns,
  measureSwitches,
  measureTyping,
} from './site/page-measures.ts'
import { runLighthouse } from './site/run-lighthouse.ts'

const languages = ['en', 'ar'] as const
type Language = (typeof languages)[number]

type Options = {
  runs: number
  audits: boolean
  languages: readonly Language[]
  presses: number
  turns: number
}

const readOptions = (args: string[]): Options => {
  const options = {
    runs: { type: 'string' },
    quick: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
  } as const
  const usage = 'Options: [--runs 3] [--quick] [--interactions], the last without Lighthouse'
  const { quick, interactions, runs: text } = readArgs({ args, options }, usage).values
  const runs = Number(text ?? (quick ? 1 : 3))
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs takes a number such as 5.')
  return quick
    ? { runs, audits: !interactions, languages: ['en'], presses: 10, turns: 2 }
    : { runs, audits: !interactions, languages, presses: 40, turns: 5 }
}

/** The addresses of the measured pages; the car is the first of the list. */
const addressesOf = async (gateway: string, origin: string): Promise<Readonly<Record<Measured, string>>> => {
  const answer = await fetch(`${gateway}/api/listings?limit=1`)
  const { listings } = (await answer.json()) as { listings: { slug: string }[] }
  return { home: `${origin}/`, search: `${origin}/cars`, car: `${origin}/cars/${listings[0]!.slug}` }
}

const inLanguage = (url: string, language: Language): string =>
  language === 'en' ? url : `${url}?lang=${language}`

const measureLighthouse = async (site: OpenSite, options: Options): Promise<Line[]> => {
  const urls = await addressesOf(site.gateway, site.origin)
  const { browser, port } = await openBrowser(site)
  const lines: Line[] = []
  try {
    for (const language of options.languages)
      for (const page of measuredPages) {
        console.log(`Lighthouse: ${page}, ${language} …`)
        const url = inLanguage(urls[page], language)
        const simulated = await runLighthouse(url, port, 'simulated', options.runs)
        const applied = await runLighthouse(url, port, 'applied', options.runs)
        lines.push(...lighthouseLines(page, language, { simulated, applied }))
      }
    return lines
  } finally {
    await browser.close()
  }
}

const measureInteractions = async (site: OpenSite, options: Options): Promise<Line[]> => {
  const { origin } = site
  const { browser } = await openBrowser(site)
  try {
    const lines: Line[] = []
    for (const language of options.languages)
      for (const [page, url] of Object.entries(await addressesOf(site.gateway, origin)))
        lines.push(
          ...fetchedLines(
            page as Measured,
            language,
            await measureFetched(browser, inLanguage(url, language)),
          ),
        )
    console.log('Filters, letters, returns, languages …')
    lines.push(...filterLines(await measureFilters(browser, origin, options.presses)))
    lines.push(...indexLines(indexBytes(interactionGoals.listings)))
    lines.push(...typingLines(await measureTyping(browser, origin, 'land cruiser')))
    lines.push(...returnLines(await measureReturns(browser, origin, options.turns)))
    lines.push(...switchLines(await measureSwitches(browser, origin, options.turns + 1)))
    return lines
  } finally {
    await browser.close()
  }
}

const preface = ({ runs }: Options): string =>
  [
    `The production build, through the local gateway and over HTTP/2 with TLS in front of it, as CloudFront serves it; brotli for files,`,
    `gzip for answers. ${interactionGoals.listings.toLocaleString('en-US')} listings. Lighthouse ${runs === 1 ? 'once' : `${runs} times, medians`}, as a phone.`,
    `Load of the machine: ${loadavg()[0]!.toFixed(1)}; times mean something on one that does nothing else.\n`,
  ].join('\n')

/** The bytes of the built site, Lighthouse's figures and the times of what people do most, beside what is promised. */
export const benchSite = async (args: string[]): Promise<void> => {
  const options = readOptions(args)
  const siteDir = await buildSite({ root: join(import.meta.dirname, '../..') })
  const before = preface(options)
  const weights = weightLines(await weighSite(siteDir))
  const site = await openSite(siteDir, interactionGoals.listings)
  try {
    const audits = options.audits ? await measureLighthouse(site, options) : []
    const interactions = await measureInteractions(site, options)
    console.log(`\n${before}\n${goalTable([...weights, ...interactions, ...audits])}`)
  } finally {
    await site.stop()
  }
}
