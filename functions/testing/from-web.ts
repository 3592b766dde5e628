/**
 * A module of the web, `app/paths.ts`, for tests that compare documents with its pages. Imported by name, since its types are those of a
 * browser.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export const fromWeb = (path: string): Promise<Record<string, any>> =>
  import(/* @vite-ignore */ `../../web/src/${path}`)
