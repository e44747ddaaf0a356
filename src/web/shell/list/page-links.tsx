import { useLocation, useSearchParams } from 'react-router'
import { LinkButton } from '../link-button.tsx'

type NextPageProps = {
  /** The API's `next`, or the number of the next page. Null if this page is the last. */
  after: string | null
  /** Parameter of the address. */
  name?: 'after' | 'page'
  texts: { label: string; first: string; next: string }
}

/** Links to the first page of a list and to the one after this, where there are such. */
export function NextPage({ after, name = 'after', texts }: NextPageProps) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isFirst = !search.has(name)
  if (isFirst && after === null) return null
  const to = (key: string | null) => {
    const query = new URLSearchParams(search)
    query.delete(name)
    if (key !== null) query.set(name, key)
    return query.size === 0 ? pathname : `${pathname}?${query}`
  }
  return (
    <nav aria-label={texts.label} className="flex flex-wrap justify-between gap-3">
      {isFirst ? (
        <span />
      ) : (
        <LinkButton to={to(null)} look="second">
          {texts.first}
        </LinkButton>
      )}
      {after !== null && (
        <LinkButton to={to(after)} look="second">
          {texts.next}
        </LinkButton>
      )}
    </nav>
  )
}
