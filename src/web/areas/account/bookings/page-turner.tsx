import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { LinkButton } from '#web/shell/link-button.tsx'

/** Links to the previous and next pages, if there is more than one. */
export function PageTurner({
  page,
  page_size: size,
  total,
}: {
  page: number
  page_size: number
  total: number
}) {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const pages = Math.ceil(total / size)
  if (pages <= 1) return null
  const to = (other: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(other))
    return `${pathname}?${next.toString()}`
  }
  return (
    <nav aria-label={t('pages.label')} className="flex items-center justify-between gap-3">
      {page > 1 ? (
        <LinkButton to={to(page - 1)} variant="second">
          {t('pages.newer')}
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="text-sm text-ink-soft tabular">{t('pages.of', { page, pages })}</span>
      {page < pages ? (
        <LinkButton to={to(page + 1)} variant="second">
          {t('pages.older')}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  )
}
