/** What a page hears of its widget, as events of these names after the product's: `rihla:booking`. */
export const PAGE_EVENTS = [
  'ready',
  'height',
  'tab',
  'search',
  'quote',
  'booking',
  'analytics',
  'error',
] as const
