import type { Language } from '#kernel/locale.ts'
import type { WidgetSession } from './session/widget-session.contract.ts'
import type { WidgetScheme, WidgetTab } from './widget-config.contract.ts'

/** Id of the element with the boot data, in the frame's document. */
export const BOOT_ELEMENT = 'boot'

export type { WidgetSession }

/** What the frame's document tells its script. */
export type FrameBoot = {
  productName: string
  key: string
  session: WidgetSession
  /** Of the widget on its page; empty for the whole page (`asWebPage`). */
  id: string
  /** The page that messages are exchanged with; empty for the whole page. */
  origin: string
  language: Language
  scheme: WidgetScheme
  tabs: readonly WidgetTab[]
  /** The default where empty: a retail traveller. */
  corpId: string
  /** There is no such company: the page's configuration is at fault, and nobody can sign in for it. */
  corpUnknown?: boolean
  /** Of the whole page, which no page around it tells of them. */
  partnerCode?: string
  subId?: string
  /** Of the whole page: the trip to open, once its reader is signed in. */
  tripId?: string
  /** Of the whole page: the price to open, from the link in the desk's mail. */
  offer?: string
  /** Style of the map of tiles, where one is configured. */
  mapStyleUrl?: string
  /** Of the partner whose key it is, whatever the page around says. */
  keyPartnerCode?: string
}
