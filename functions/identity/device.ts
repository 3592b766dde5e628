// In this order: nearly every browser also names those that it descends from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser and the system of a device, null where unknown. */
export type Device = { browser: string | null; system: string | null }

const nameIn = (names: typeof browsers, userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** The device that a header `User-Agent` claims: names of a list of ours alone, since they are mailed. */
export const deviceOf = (userAgent: string): Device => {
  const start = userAgent.slice(0, 500)
  return { browser: nameIn(browsers, start), system: nameIn(systems, start) }
}

/** The name by which a device is known to its owner's account. */
export const deviceName = ({ browser, system }: Device): string => `${browser ?? '?'} ${system ?? '?'}`
