/** Returns the address's query with another filter or order, from the first page. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('after')
  next.delete('page')
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
