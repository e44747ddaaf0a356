import type { CardField } from '#domains/payments/card-field.contract.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { PictureWords } from '#platform/link-picture/picture-words.contract.ts'

/** Services a staging machine simulates, by their names on pages: travellers see all suppliers as one. */
export const SIMULATED_ON_PAGES = ['payments', 'suppliers', 'mail'] as const

/** Configuration passed to the pages; identical in server rendering and hydration. */
export type PageSettings = {
  productName: string
  /** Languages of the shop, in the order of its menu. */
  languages: readonly Language[]
  /** No trailing slash. */
  publicUrl: string
  production: boolean
  /** The outside services that a staging machine simulates; empty elsewhere. */
  simulated: readonly (typeof SIMULATED_ON_PAGES)[number][]
  cardField: CardField
  /** The company that runs the site: its name and the lines of its address. */
  company: { name: string; address: readonly string[] }
  /**
   * Range of a partner's commission, in percent; `usual` is a new partner's, `trips` the trips' share of
   * their fare.
   */
  commission: { min: number; max: number; usual: number; trips: number }
  /** Euros that a partner is paid at least. */
  minPayout: number
  /** True if `/api/visitor` can derive a visitor's country from their network. */
  knowsNetworks: boolean
  /** The style URL of the map of desks; null: our own drawing, which makes no requests. */
  mapStyleUrl: string | null
  /** Polling interval of the session check, which also runs when the page regains focus; null: no polling. */
  sessionPollSeconds: number | null
}

/** Configuration passed to the server-side renderer. */
export type SiteSettings = PageSettings & {
  /** For visitors who have not chosen one. */
  defaultLanguage: Language
  /** ISO code, for visitors who have not chosen one. */
  defaultCurrency: string
  clock: Clock
  /**
   * Signs the texts of a shared link's image for the image's address; absent: such pages show the home page's
   * image.
   */
  signPicture?: (words: PictureWords) => string
}
