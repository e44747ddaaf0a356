import type { Language } from '#kernel/locale.ts'

/** Tabs of the widget, in display order. */
export const WIDGET_TABS = ['local', 'outstation', 'shuttle', 'self_drive'] as const
export type WidgetTab = (typeof WIDGET_TABS)[number]

/** Placement on the page: in place, as a floating button, or in a dialog that the page opens. */
export const WIDGET_MODES = ['inline', 'button', 'dialog'] as const
export type WidgetMode = (typeof WIDGET_MODES)[number]

/** Colour schemes of the embedding page. */
export const WIDGET_SCHEMES = ['light', 'dark', 'auto'] as const
export type WidgetScheme = (typeof WIDGET_SCHEMES)[number]

/** Fields that can be prefilled for the traveller. */
export const PREFILLED = ['name', 'phone', 'email', 'from', 'to', 'start', 'return', 'seats'] as const
export type Prefill = Partial<Record<(typeof PREFILLED)[number], string>>

/** A parsed widget configuration: specification §3, and our additions. Lengths are CSS lengths. */
export type WidgetConfig = {
  tabLocal: boolean
  /** Spelled like this in the specification. */
  tabOutstaion: boolean
  tabShuttle: boolean
  tabSelfDrive: boolean
  /** Empty for a retail traveller without a company. */
  xCorpId: string
  marginTop: string
  width: string
  /** Empty for the origin of the loader. */
  baseUrl: string
  primaryColor: string
  asWebPage: boolean
  apiKey: string
  /** Empty for the page's language, if it is supported, otherwise the product's. */
  language: Language | ''
  mode: WidgetMode
  scheme: WidgetScheme
  /** The partner's code, and their own name for the widget's placement; stored with the booking. */
  partnerCode: string
  subId: string
  metadata: Record<string, string | number | boolean | null>
  prefill: Prefill
}

/** The defaults of specification §3. */
export const WIDGET_DEFAULTS: WidgetConfig = {
  tabLocal: true,
  tabOutstaion: true,
  tabShuttle: false,
  tabSelfDrive: false,
  xCorpId: '',
  marginTop: '0px',
  width: '800px',
  baseUrl: '',
  primaryColor: '#F08180',
  asWebPage: false,
  apiKey: '',
  language: '',
  mode: 'inline',
  scheme: 'auto',
  partnerCode: '',
  subId: '',
  metadata: {},
  prefill: {},
}

/**
 * Height of an inline widget, in CSS pixels: that of its tallest tab, so that a page never shifts. A page
 * that reserves this height (`reserved-place.ts`) does not shift when the script loads either.
 */
export const WIDGET_HEIGHT = 720

/** Semantic version of the loader script, raised with each release (`npm run release:widget`). */
export const LOADER_VERSION = '1.1.0'

/** Version of the messages between the page's script and the frame. */
export const PROTOCOL_VERSION = 1
