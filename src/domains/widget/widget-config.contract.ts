import type { Language } from '#kernel/locale.ts'

/** Tabs of the widget, in the order in which they are shown. */
export const WIDGET_TABS = ['local', 'outstation', 'shuttle', 'self_drive'] as const
export type WidgetTab = (typeof WIDGET_TABS)[number]

/** How it stands on the page: in place, as a floating button, or in a dialog that the page opens. */
export const WIDGET_MODES = ['inline', 'button', 'dialog'] as const
export type WidgetMode = (typeof WIDGET_MODES)[number]

/** The colours of the page around it. */
export const WIDGET_SCHEMES = ['light', 'dark', 'auto'] as const
export type WidgetScheme = (typeof WIDGET_SCHEMES)[number]

/** What is filled in for the traveller, by field. */
export const PREFILLED = ['name', 'phone', 'email', 'from', 'to', 'start', 'return', 'seats'] as const
export type Prefill = Partial<Record<(typeof PREFILLED)[number], string>>

/** A widget's configuration after it was read: specification §3, and what we add to it. Lengths are CSS lengths. */
export type WidgetConfig = {
  tabLocal: boolean
  /** Spelt so in the specification. */
  tabOutstaion: boolean
  tabShuttle: boolean
  tabSelfDrive: boolean
  /** Empty: a retail traveller without a company. */
  xCorpId: string
  marginTop: string
  width: string
  /** Empty: where the loader came from. */
  baseUrl: string
  primaryColor: string
  asWebPage: boolean
  apiKey: string
  /** Empty: the page's, where it is one of these, else the product's. */
  language: Language | ''
  mode: WidgetMode
  scheme: WidgetScheme
  /** Of a partner, and their own name for the place of the widget; noted in the booking. */
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
 * The height of a widget in place, in CSS pixels: of its tallest tab, so that a page never shifts. A page that
 * keeps as much for it (`reserved-place.ts`) does not shift when the script comes either.
 */
export const WIDGET_HEIGHT = 720

/** Version of the script that pages load: semantic, raised with each release (`npm run release:widget`). */
export const LOADER_VERSION = '1.1.0'

/** Version of the messages between the page's script and the frame. */
export const PROTOCOL_VERSION = 1
