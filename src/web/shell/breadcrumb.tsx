import { ChevronRight } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageLink } from './page-link.tsx'

/** The breadcrumb: its last item is the page itself and has no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-1 text-xs text-ink-soft">
        {crumbs.map(({ label, to }, at) => (
          <li key={label} className="flex items-center gap-1">
            {at > 0 && <ChevronRight className="size-3.5 mirrored" />}
            {to ? (
              <PageLink
                to={to}
                className="inline-flex min-h-8 items-center text-coral-deep underline-offset-4 hover:underline"
              >
                {label}
              </PageLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
