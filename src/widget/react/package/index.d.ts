import type { ReactElement } from 'react'

/** A flag: a boolean, or its text. */
export type BookingFlag = boolean | 'true' | 'false'

/** Appearance and features of the widget; omitted fields have their defaults. Lengths are CSS lengths. */
export type BookingConfig = {
  /** Your site's API key. */
  apiKey: string
  /** Default: `true`. */
  tabLocal?: BookingFlag
  /** Default: `true`. */
  tabOutstaion?: BookingFlag
  /** The same as `tabOutstaion`. */
  tabOutstation?: BookingFlag
  tabShuttle?: BookingFlag
  tabSelfDrive?: BookingFlag
  /** Your company's id, for its own employees; by default a retail traveller. */
  xCorpId?: string
  marginTop?: string
  /** Maximum width; default: `800px`. */
  width?: string
  /** URL of the service; by default the one this package was built for. */
  baseUrl?: string
  /** `#rgb` or `#rrggbb`. */
  primaryColor?: string
  /** A link to the whole page instead of a frame. */
  asWebPage?: BookingFlag
  /** Default: your page's language, or the service's if that is not supported. */
  language?: 'en' | 'ar' | 'fr' | ''
  mode?: 'inline' | 'button' | 'dialog'
  scheme?: 'light' | 'dark' | 'auto'
  partnerCode?: string
  subId?: string
  /** Noted in the booking. */
  metadata?: Record<string, string | number | boolean | null>
  /** Filled in for the traveller. */
  prefill?: Partial<Record<'name' | 'phone' | 'email' | 'from' | 'to' | 'start' | 'return' | 'seats', string>>
}

export type BookingTab = 'local' | 'outstation' | 'shuttle' | 'self_drive'

/** An event of the widget. Amounts are integers in hundredths of their currency. */
export type BookingEvent =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'tab'; tab: BookingTab }
  | { type: 'search'; tab: BookingTab; category: number }
  | { type: 'quote'; category: number; options: number }
  | { type: 'booking'; reference: string; tripId: string; total: { amount: number; currency: string } }
  | { type: 'analytics'; event: string; fields: Record<string, string | number | boolean> }
  | { type: 'error'; code: string }

export type BookingProps = { config: BookingConfig; onEvent?: (event: BookingEvent) => void }

/** The booking widget. */
// oxlint-disable-next-line no-underscore-dangle -- the build names it
export declare function __GLOBAL__(props: BookingProps): ReactElement
