import type { CardField } from '#domains/payments/card-field.contract.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { PictureWords } from '#platform/link-picture/picture-words.contract.ts'

/** What a staging machine simulates, as pages name it: travellers see all suppliers as one. */
export const SIMULATED_ON_PAGES = ['payments', 'suppliers', 'mail'] as const

/** Configuration passed to the pages; identical in server rendering and hydration. */
export type PageSettings = {
  productName: string
  /** Languages of the shop, in the order of its menu. */
  languages: readonly Language[]
  /** Without a trailing slash. */
  publicUrl: string
  production: boolean
  /** The outside services that a staging machine simulates; empty elsewhere. */
  simulated: readonly (typeof SIMULATED_ON_PAGES)[number][]
  cardField: CardField
  /** Who runs the site: its name, and its address line by line. */
  company: { name: string; address: readonly string[] }
  /** The commission a partner may ask, in percent; `usual` is that of a new one, `trips` what trips earn of their fare. */
  commission: { min: number; max: number; usual: number; trips: number }
  /** Euros that a partner is paid at least. */
  leastPayout: number
  /** `/api/visitor` can tell a visitor's country by their network. */
  knowsNetworks: boolean
  /** The style of the map of desks; null: a drawing of our own, which asks nobody. */
  mapStyleUrl: string | null
  /** Polling interval of the session check, which also runs when the page regains focus; null: no polling. */
  sessionPollSeconds: number | null
}

/** Configuration passed to the server-side renderer. */
export type SiteSettings = PageSettings & {
  /** For visitors without a choice. */
  defaultLanguage: Language
  /** ISO code: for visitors without a choice. */
  defaultCurrency: string
  clock: Clock
  /** Signs what the picture of a shared link says, for the picture's address; absent: such pages show home's picture. */
  signPicture?: (words: PictureWords) => string
}
