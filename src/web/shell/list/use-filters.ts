import { useLocation, useSearchParams } from 'react-router'
import { withFilter } from './with-filter.ts'

/** Returns the filters and the order of a list, all stored in the address. */
export function useFilters() {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  return {
    search,
    choose: (name: string, value: string) =>
      setSearch(withFilter(search, name, value), { preventScrollReset: true }),
    /** Returns the URL of another choice. */
    hrefWith: (name: string, value: string) => `${pathname}?${withFilter(search, name, value)}`,
  }
}
