import type { ContentPage } from '#domains/content/content-page.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { contentApi, useListContentQuery } from './content.api.ts'
import { VersionChip } from './version-chip.tsx'
import type { PageSummary } from './version-table.tsx'

/** Texts of the site by kind, marked if a newer version is unpublished. */
export const { preload, Component } = staffPage({
  section: 'content',
  load: ({ read }) => read(contentApi.endpoints.listContent, undefined),
  Content: Contents,
})

const KINDS = ['banners', 'questions', 'texts'] as const

function kindOf(page: ContentPage): (typeof KINDS)[number] {
  if (page === 'home') return 'banners'
  return page === 'help' ? 'questions' : 'texts'
}

function Contents() {
  const { t } = useTranslation('staff_content')
  return (
    <>
      <Answered query={useListContentQuery()}>
        {({ items }) =>
          KINDS.map((kind) => (
            <section key={kind} aria-labelledby={`kind-${kind}`} className="flex flex-col gap-2">
              <h2 id={`kind-${kind}`} className="text-lg">
                {t(`kinds.${kind}`)}
              </h2>
              <PageTable kind={kind} pages={items.filter(({ page }) => kindOf(page) === kind)} />
            </section>
          ))
        }
      </Answered>
      <section aria-labelledby="kind-deals" className="flex flex-col gap-2">
        <h2 id="kind-deals" className="text-lg">
          {t('kinds.deals')}
        </h2>
        <p className="text-sm text-ink-soft">{t('deals_text')}</p>
        <TextLink to="/staff/coupons" className="inline-flex min-h-11 items-center self-start text-sm">
          {t('to_coupons')}
        </TextLink>
      </section>
    </>
  )
}

function PageTable({ kind, pages }: { kind: (typeof KINDS)[number]; pages: readonly PageSummary[] }) {
  const { t } = useTranslation('staff_content')
  return (
    <DataTable
      caption={t(`kinds.${kind}`)}
      rows={pages}
      rowKey={({ page }) => page}
      empty={<EmptyState title={t('versions.none')} />}
      columns={{
        page: {
          label: t('page'),
          heads: true,
          render: ({ page }) => (
            <TextLink to={`/staff/content/${page}`} className="font-medium">
              {t(`pages.${page}`)}
            </TextLink>
          ),
        },
        published: {
          label: t('published'),
          render: ({ published, changed_at }) => (
            <>
              <span className="tabular">
                {published === null ? t('not_published') : t('version', { version: published })}
              </span>
              {changed_at !== null && (
                <InstantText value={changed_at} className="block text-xs text-ink-soft tabular" />
              )}
            </>
          ),
        },
        newest: {
          label: t('newest_label'),
          render: ({ versions: [newest] }) =>
            newest && (
              <span className="flex flex-wrap items-center gap-2">
                <span className="tabular">{t('version', { version: newest.number })}</span>
                <VersionChip state={newest.state} />
              </span>
            ),
        },
      }}
    />
  )
}
