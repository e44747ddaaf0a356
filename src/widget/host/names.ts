import type { Language } from '#kernel/locale.ts'

/** The product's name as a slug; the server puts it into the script that it serves (`product-slug.ts`). */
export const SLUG = '__PRODUCT__'

/** The element, such as `rihla-booking`. */
export const TAG = `${SLUG}-booking`
/** The function on the page's `window`, such as `RihlaBooking`. */
export const GLOBAL = '__GLOBAL__'
/** The product's own language, for pages in others. */
export const LANGUAGE = '__LANGUAGE__' as Language
/** The attribute of whatever opens the dialog when it is clicked. */
export const OPENS = `data-${SLUG}-open`
