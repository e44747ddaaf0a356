import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { PageLink } from '#web/shell/page-link.tsx'

type ResultsPagesProps = { page: number; pages: number; addressOf: (page: number) => string }

/** Links to the pages of results: the first, the last, and those around the present one. */
export function ResultsPages({ page, pages, addressOf }: ResultsPagesProps) {
  const { t } = useTranslation('search')
  if (pages <= 1) return null
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const shown = [...new Set(near)]
  const look =
    'inline-flex min-h-11 min-w-11 items-center justify-center rounded-field px-3 text-sm font-medium tabular'
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <PageLink
          to={addressOf(page - 1)}
          rel="prev"
          className={classes(look, 'text-coral-deep hover:bg-coral-wash')}
        >
          {t('previous')}
        </PageLink>
      )}
      {shown.map((at, index) => (
        <span key={at} className="contents">
          {index > 0 && at - (shown[index - 1] ?? at) > 1 && <span aria-hidden="true">…</span>}
          <PageLink
            to={addressOf(at)}
            aria-label={t('page', { page: at })}
            aria-current={at === page ? 'page' : undefined}
            className={classes(
              look,
              at === page ? 'stands-out bg-petrol text-on-petrol' : 'text-coral-deep hover:bg-coral-wash',
            )}
          >
            {at}
          </PageLink>
        </span>
      ))}
      {page < pages && (
        <PageLink
          to={addressOf(page + 1)}
          rel="next"
          className={classes(look, 'text-coral-deep hover:bg-coral-wash')}
        >
          {t('next')}
        </PageLink>
      )}
    </nav>
  )
}
