/** The npm package with the fonts that pictures are written in. Under the SIL Open Font License 1.1. */
export const pictureFontPackage = '@fontsource/readex-pro'

/** Its files that a function needs: two weights, each in three parts by script. */
export const pictureFontFiles = [400, 600].flatMap((weight) =>
  ['latin', 'latin-ext', 'arabic'].map((script) => `files/readex-pro-${script}-${weight}-normal.woff`),
)
