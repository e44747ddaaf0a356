/** The page of a car; a coupon brought along is applied when the car is put into the cart. */
export function carUrl(offerId: string, coupon?: string): string {
  const query = coupon ? `?${new URLSearchParams({ coupon })}` : ''
  return `/car/${encodeURIComponent(offerId)}${query}`
}
