/** Browsers' names in User-Agent, the more specific before those they imitate. */
const BROWSERS = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const MOBILE: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android'])

export type Device = { browser: string | null; system: string | null; mobile: boolean }

/** Parses the device from a User-Agent; null for missing parts. */
export function deviceOf(userAgent: string | null): Device {
  const nameOf = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  const system = nameOf(SYSTEMS)
  return { browser: nameOf(BROWSERS), system, mobile: system !== null && MOBILE.has(system) }
}
