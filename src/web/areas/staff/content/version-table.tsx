import type { ContentPages } from '#domains/content/staff-content.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { usePublishVersionMutation } from './content.api.ts'
import { VersionChip } from './version-chip.tsx'

export type PageSummary = ContentPages['items'][number]

/** Versions of a page, newest first; an earlier one can be published again or edited. */
export function VersionTable({ summary: { page, published, versions } }: { summary: PageSummary }) {
  const { t } = useTranslation('staff_content')
  const [publish] = usePublishVersionMutation()
  return (
    <SectionCard title={t('versions.title')} text={t('versions.text')}>
      <DataTable
        caption={t('versions.title')}
        rows={versions}
        rowKey={({ number }) => String(number)}
        empty={<EmptyState title={t('versions.none')} />}
        columns={{
          number: {
            label: t('versions.number'),
            heads: true,
            render: ({ number }) => <span className="tabular">{number}</span>,
          },
          state: { label: t('versions.state'), render: ({ state }) => <VersionChip state={state} /> },
          saved: {
            label: t('versions.saved'),
            render: ({ created_at, author }) => (
              <>
                <InstantText value={created_at} className="tabular" />
                <span className="block text-xs text-ink-soft">
                  <bdi>{author ?? t('versions.no_author')}</bdi>
                </span>
              </>
            ),
          },
          act: {
            label: t('versions.act'),
            atEnd: true,
            render: ({ number }) => (
              <span className="flex flex-wrap gap-x-1 gap-y-6 md:justify-end">
                <PageLink
                  to={`/staff/content/${page}?from=${number}`}
                  className="-my-3 inline-flex min-h-11 items-center px-2 text-sm font-semibold text-coral-deep"
                >
                  {t('versions.write_on')}
                  <span className="sr-only">{number}</span>
                </PageLink>
                {number !== published && (
                  <ConfirmAction
                    row={String(number)}
                    label={t('publish')}
                    title={t('publish_title', { version: number })}
                    text={t('publish_text')}
                    confirm={t('publish_it')}
                    onConfirm={() => publish({ page, version: number, published })}
                    done={t('done.published', { version: number })}
                  />
                )}
              </span>
            ),
          },
        }}
      />
    </SectionCard>
  )
}
