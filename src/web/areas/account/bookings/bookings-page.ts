/** Bookings that one page of the account holds: nearly everybody's all. */
const PAGE_SIZE = 100

/** Which page of the bookings an address asks for; the first where it says nothing sensible. */
export function bookingsPage(query: URLSearchParams): { page: number; page_size: number } {
  const asked = Number(query.get('page') ?? 1)
  return { page: Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1, page_size: PAGE_SIZE }
}
