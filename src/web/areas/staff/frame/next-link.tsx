import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { LinkButton } from '#web/shell/link-button.tsx'

type NextPageProps = {
  /** The API's `next`, or the number of the next page; null: this one is the last. */
  after: string | null
  /** How the address calls it. */
  name?: 'after' | 'page'
}

/** Links to the first page of a list and to the one after this, where there are such. */
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
        <LinkButton to={to(null)} look="second">
          {t('pages.first')}
        </LinkButton>
      )}
      {after !== null && (
        <LinkButton to={to(after)} look="second">
          {t('pages.next')}
        </LinkButton>
      )}
    </nav>
  )
}
