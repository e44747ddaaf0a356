import type { Language } from '#kernel/locale.ts'
import type { WidgetSession } from './session/widget-session.contract.ts'
import type { WidgetScheme, WidgetTab } from './widget-config.contract.ts'

/** Id of the element with the boot data, in the frame's document. */
export const BOOT_ELEMENT = 'boot'

export type { WidgetSession }

/** Data that the frame's document passes to its script. */
export type FrameBoot = {
  productName: string
  key: string
  session: WidgetSession
  /** Id of the widget on its page; empty for the whole page (`asWebPage`). */
  id: string
  /** Origin of the embedding page, for messages; empty for the whole page. */
  origin: string
  language: Language
  scheme: WidgetScheme
  tabs: readonly WidgetTab[]
  /** Empty for a retail traveller, the default. */
  corpId: string
  /**
   * True if there is no such company: the page is misconfigured, and no sign-in for the company is possible.
   */
  corpUnknown?: boolean
  /** Whole page only: the partner and sub id, which an embedding page would send otherwise. */
  partnerCode?: string
  subId?: string
  /** Whole page only: the trip to open after sign-in. */
  tripId?: string
  /** Whole page only: the price offer to open, from the link in the desk's mail. */
  offer?: string
  /** Style of the tile map, if one is configured. */
  mapStyleUrl?: string
  /** The partner that owns the key; it takes precedence over the embedding page. */
  keyPartnerCode?: string
}
