import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#web/shell/link-button.tsx'

/** Links to the first page of bookings and to the one behind this, where there are such. */
export function OtherPages({ next }: { next: string | null }) {
  const { t } = useTranslation('partner_reports')
  const [search] = useSearchParams()
  const isFirst = !search.has('after')
  if (isFirst && next === null) return null
  const to = (after: string | null) => {
    const query = new URLSearchParams(search)
    query.delete('after')
    if (after !== null) query.set('after', after)
    return `/partner/bookings?${query}`
  }
  return (
    <nav aria-label={t('bookings.pages')} className="flex flex-wrap justify-between gap-3">
      {isFirst ? (
        <span />
      ) : (
        <LinkButton to={to(null)} look="second">
          {t('bookings.newest')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton to={to(next)} look="second">
          {t('bookings.older')}
        </LinkButton>
      )}
    </nav>
  )
}
