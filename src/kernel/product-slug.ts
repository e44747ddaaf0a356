import type { Language } from './locale.ts'

/** Replaces the placeholders of a built widget script by the product's names and language. */
export function withProduct(
  script: string,
  { productName, defaultLanguage }: { productName: string; defaultLanguage: Language },
): string {
  return script
    .replaceAll('__LANGUAGE__', defaultLanguage)
    .replaceAll('__PRODUCT__', productSlug(productName))
    .replaceAll('__GLOBAL__', globalName(productName))
}

/**
 * Returns the product's name (`PRODUCT_NAME`, which starts with a Latin letter) as the prefix of widget names:
 * `blue-cars`.
 */
export function productSlug(productName: string): string {
  return productName
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/-$/, '')
}

/** Returns the name of a product's custom element: `rihla-booking`. */
export function elementName(productName: string): string {
  return `${productSlug(productName)}-booking`
}

/** Returns the name of the function that pages call: `RihlaBooking`. */
export function globalName(productName: string): string {
  const words = productSlug(productName).split('-')
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Booking`
}
