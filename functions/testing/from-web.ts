/**
 * A module of the web, for tests that hold documents against what pages say: `app/paths.ts`. Imported by name, since its types are
 * those of a browser.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export const fromWeb = (path: string): Promise<Record<string, any>> =>
  import(/* @vite-ignore */ `../../web/src/${path}`)
