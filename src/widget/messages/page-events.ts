/** Events that a widget dispatches to its page, prefixed with the product's name: `rihla:booking`. */
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
