/** Page size of the account's bookings: nearly every user has fewer. */
const PAGE_SIZE = 100

/** Returns the page of bookings in an address; the first if missing or invalid. */
export function bookingsPage(query: URLSearchParams): { page: number; page_size: number } {
  const page = Number(query.get('page') ?? 1)
  return { page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1, page_size: PAGE_SIZE }
}
