import type { CardField } from '#domains/payments/card-field.contract.ts'
import type { Clock } from '#kernel/clock.ts'

/** What a staging machine simulates, as pages name it: to travellers suppliers are one. */
export const SIMULATED_ON_PAGES = ['payments', 'suppliers', 'mail'] as const

/** What a deployment's configuration tells its pages; the same in the server's render and the browser's. */
export type PageSettings = {
  productName: string
  /** Without a slash at the end. */
  publicUrl: string
  production: boolean
  /** What of the outside world a staging machine simulates; nothing elsewhere. */
  simulated: readonly (typeof SIMULATED_ON_PAGES)[number][]
  cardField: CardField
  /** How often a page asks whether the sign-in still holds, beside when it is come back to; null: not by the clock. */
  sessionPollSeconds: number | null
}

/** What the server tells the renderer of the site. */
export type SiteSettings = PageSettings & {
  /** `ar-kw` or `en`: for visitors who chose none. */
  defaultLanguage: string
  /** ISO code: for visitors who chose none. */
  defaultCurrency: string
  clock: Clock
}
