/** Page size of the account's bookings: nearly every user has fewer. */
const PAGE_SIZE = 100

/** The page of bookings in an address; the first if missing or invalid. */
export function bookingsPage(query: URLSearchParams): { page: number; page_size: number } {
  const asked = Number(query.get('page') ?? 1)
  return { page: Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1, page_size: PAGE_SIZE }
}
