import type { Crumb, Site, Thing } from '#functions/pages/site.ts'

/** The way to a page as schema.org says it; the page itself is the last step. */
export const breadcrumbThing = ({ address }: Site, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path),
  })),
})
