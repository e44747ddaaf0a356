import type { Language } from './locale.ts'

/** A script of the widget as it is built, with the product's names and language in the place of what stands for them. */
export function withProduct(
  script: string,
  { productName, defaultLanguage }: { productName: string; defaultLanguage: Language },
): string {
  return script
    .replaceAll('__LANGUAGE__', defaultLanguage)
    .replaceAll('__PRODUCT__', productSlug(productName))
    .replaceAll('__GLOBAL__', globalName(productName))
}

/** The product's name (`PRODUCT_NAME`, which begins with a Latin letter) as it begins names of the widget: `blue-cars`. */
export function productSlug(productName: string): string {
  return productName
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/-$/, '')
}

/** The custom element of a product: `rihla-booking`. */
export function elementName(productName: string): string {
  return `${productSlug(productName)}-booking`
}

/** The function that pages call: `RihlaBooking`. */
export function globalName(productName: string): string {
  const words = productSlug(productName).split('-')
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Booking`
}
