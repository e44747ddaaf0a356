/** Stands for the product in the loader as it is built. */
export const PRODUCT_PLACEHOLDER = '__PRODUCT__'

/** The product's name (`PRODUCT_NAME`, which begins with a Latin letter) as it begins names in scripts: `Rihla`. */
export function productWord(productName: string): string {
  const words = productName.split(/[^a-z\d]+/i)
  return words.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}

/** The custom element of a product: `rihla-booking`. */
export function elementName(productName: string): string {
  return `${productWord(productName).toLowerCase()}-booking`
}

/** The function that pages call: `RihlaBooking`. */
export function globalName(productName: string): string {
  return `${productWord(productName)}Booking`
}
