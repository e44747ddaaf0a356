export type Product = { id: string; name: string; key: string }

/**
 * Products for sale, each a separate price for the same car. The Young Driver Package (10) is excluded: it is not
 * documented whether the car's young-driver fee is still due with it.
 */
export const PRODUCTS: readonly Product[] = [
  { id: '1', name: 'Inclusive', key: 'inclusive' },
  { id: '2', name: 'Inclusive GPS', key: 'inclusive-gps' },
  { id: '3', name: 'Gold', key: 'gold' },
  { id: '4', name: 'Gold GPS', key: 'gold-gps' },
]

/** Finds a product by its name or number in the reply. */
export function productByName(text: string): Product | undefined {
  const needle = text.trim().toLowerCase()
  return PRODUCTS.find(({ id, name }) => id === needle || name.toLowerCase() === needle)
}
