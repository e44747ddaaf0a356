import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LinkButton } from '#web/shell/link-button.tsx'

type KeyPagesProps = { page: number; page_size: number; total: number }

/** Links to the first page of the keys and to the one after this, where there are such. */
export function KeyPages({ page, page_size, total }: KeyPagesProps) {
  const { t } = useTranslation('staff')
  const { pathname } = useLocation()
  const isLast = page * page_size >= total
  if (page === 1 && isLast) return null
  return (
    <nav aria-label={t('pages.label')} className="flex flex-wrap justify-between gap-3">
      {page > 1 && (
        <LinkButton to={pathname} look="second">
          {t('pages.first')}
        </LinkButton>
      )}
      {!isLast && (
        <LinkButton to={`${pathname}?page=${page + 1}`} look="second" className="ms-auto">
          {t('pages.next')}
        </LinkButton>
      )}
    </nav>
  )
}
