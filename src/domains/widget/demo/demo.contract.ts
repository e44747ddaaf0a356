import type { Language } from '#kernel/locale.ts'

/** The publishable key of the demo pages: it works on this machine alone, and is seeded outside production. */
export const DEMO_KEY = 'tk_demo_for_localhost_alone'

/** The ways in which another company's page has the widget, each with a demo page. */
export const DEMO_WAYS = ['html', 'react', 'wordpress', 'gtm'] as const
export type DemoWay = (typeof DEMO_WAYS)[number]

/** Where crawlers keep away from. */
export const DEMO_PAGES = '/widget/demo/'

/** Address of a demo page; there is none in production. */
export function demoAddress(way: DemoWay, language: Language): string {
  return `${DEMO_PAGES}${way}?language=${language}`
}
