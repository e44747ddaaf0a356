import type { ReactElement } from 'react'

/** A flag: a boolean, or its text. */
export type BookingFlag = boolean | 'true' | 'false'

/** How the widget looks and what it offers; what is left out has its default. Lengths are CSS lengths. */
export type BookingConfig = {
  /** The key of your site, as you were given it. */
  apiKey: string
  /** `true` where left out. */
  tabLocal?: BookingFlag
  /** `true` where left out. */
  tabOutstaion?: BookingFlag
  /** The same as `tabOutstaion`. */
  tabOutstation?: BookingFlag
  tabShuttle?: BookingFlag
  tabSelfDrive?: BookingFlag
  /** Your company's id, for its own people; a retail traveller where left out. */
  xCorpId?: string
  marginTop?: string
  /** The most that it is wide: `800px` where left out. */
  width?: string
  /** Where the service answers, if not where this package was built for. */
  baseUrl?: string
  /** `#rgb` or `#rrggbb`. */
  primaryColor?: string
  /** A link to the whole page instead of a frame. */
  asWebPage?: BookingFlag
  /** Your page's where left out, or the service's where your page is in neither. */
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

/** What happens in the widget. Amounts are integers in hundredths of their currency. */
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
