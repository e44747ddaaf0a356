import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { LinkButton } from '#web/shell/link-button.tsx'

type NextPageProps = {
  /** `next` of the API, or the number of the next page. Null on the last page. */
  after: string | null
  /** Name of the parameter in the address. */
  name?: 'after' | 'page'
}

/** Links to the first and the next page of a list, if they exist. */
export function NextPage({ after, name = 'after' }: NextPageProps) {
  const { t } = useTranslation('staff')
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
    <nav aria-label={t('pages.label')} className="flex flex-wrap justify-between gap-3">
      {isFirst ? (
        <span />
      ) : (
        <LinkButton to={to(null)} variant="second">
          {t('pages.first')}
        </LinkButton>
      )}
      {after !== null && (
        <LinkButton to={to(after)} variant="second">
          {t('pages.next')}
        </LinkButton>
      )}
    </nav>
  )
}
