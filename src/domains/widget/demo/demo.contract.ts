import type { Language } from '#kernel/locale.ts'

/** The publishable key of the demo pages: valid on localhost only, and seeded outside production only. */
export const DEMO_KEY = 'tk_demo_for_localhost_alone'

/** Kinds of pages that embed the widget, each with a demo page. */
export const DEMO_METHODS = ['html', 'react', 'wordpress', 'gtm'] as const
export type DemoMethod = (typeof DEMO_METHODS)[number]

/** Path of the demo pages, excluded from crawling. */
export const DEMO_PAGES = '/widget/demo/'

/** Returns the path of a demo page, which does not exist in production. */
export function demoAddress(method: DemoMethod, language: Language): string {
  return `${DEMO_PAGES}${method}?language=${language}`
}
