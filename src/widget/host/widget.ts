import type { WidgetConfig, WidgetScheme } from '#domains/widget/widget-config.contract.ts'
import type { HostWords } from './words.ts'

/** A widget on the page, from when its configuration was read until it changes or the element is removed. */
export type Widget = {
  config: WidgetConfig
  /** The configuration's, or of the page around it. */
  scheme: WidgetScheme
  words: HostWords
  /** Origin of the loader. */
  from: string
  /** Ends with it. */
  signal: AbortSignal
}
