import { paths } from '#web/app/paths.ts'

// Names double as message keys: `nav.<name>`.
const browse = ['cars', 'numberPlates', 'dealers'] as const
const services = ['insurance', 'financing'] as const
const help = ['safetyTips', 'contact'] as const
const legal = ['terms', 'privacy'] as const

type LinkName = (typeof browse | typeof services | typeof help | typeof legal)[number]
export type SiteLink = { to: string; key: `nav.${LinkName}` }

const toLinks = (names: readonly LinkName[]): SiteLink[] =>
  names.map((name) => ({ to: paths[name](), key: `nav.${name}` }))

/** The site's links by group. */
export const siteLinks = {
  browse: toLinks(browse),
  services: toLinks(services),
  help: toLinks(help),
  legal: toLinks(legal),
  main: toLinks([...browse, ...services, ...help]),
}
