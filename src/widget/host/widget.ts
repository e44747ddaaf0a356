import type { Language } from '#kernel/locale.ts'
import type { WidgetConfig, WidgetScheme } from '#domains/widget/widget-config.contract.ts'
import type { HostWords } from './words.ts'

/**
 * A widget on the page, until the element is removed or configured anew. Its look and its language (`FOLLOWED`) change
 * meanwhile.
 */
export type Widget = {
  config: WidgetConfig
  /** These two are the configuration's, or of the page around it. */
  scheme: WidgetScheme
  language: Language
  words: HostWords
  /** Origin of the loader. */
  from: string
  /** Ends with it. */
  signal: AbortSignal
  /** Tells the frame, if it is there, that its look or its language has changed. */
  onLook?: () => void
}
