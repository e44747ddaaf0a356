import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import type { RateCard } from '#domains/fares/rate-cards/staff-rate-card.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'

type VersionTableProps = { versions: RateCard['versions']; current: number }

/** A card's versions, the newest first; each leads to what it says. */
export function VersionTable({ versions, current }: VersionTableProps) {
  const { t } = useTranslation('rate_cards')
  const { pathname } = useLocation()
  return (
    <DataTable
      caption={t('versions')}
      captionShown
      rows={versions}
      rowKey={({ id }) => id}
      empty={null}
      columns={{
        version: {
          label: t('version'),
          heads: true,
          render: ({ version }) => (
            <PageLink
              to={`${pathname}?version=${version}`}
              preventScrollReset
              aria-current={version === current ? 'true' : undefined}
              className="whitespace-nowrap text-coral-deep underline aria-[current=true]:font-semibold"
            >
              {t('version_number', { number: version })}
            </PageLink>
          ),
        },
        from_day: {
          label: t('from_day'),
          render: ({ from_day }) => <DayText value={from_day} className="tabular" />,
        },
        published_at: {
          label: t('published_at'),
          render: ({ published_at }) => <InstantText value={published_at} className="tabular" />,
        },
      }}
    />
  )
}
