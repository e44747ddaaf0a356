import { PARTNER_STATES, type PartnerSummary } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { partnersApi, type PartnersQuery, useListPartnerApplicationsQuery } from './partners.api.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { inAddress } from '../frame/in-address.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PartnerChip } from './partner-chip.tsx'
import { useTermsText } from './use-terms-text.ts'

/** Partners, newest first, and applications. */
export const { preload, Component } = staffListPage({
  section: 'partners',
  list: partnersApi.endpoints.listPartners,
  parseQuery: partnersQuery,
  load: ({ read }) => read(partnersApi.endpoints.listPartnerApplications, undefined),
  Above: PartnerFilters,
  Rows: ({ page }) => <PartnerTable partners={page.items} />,
})

function PartnerFilters({ query }: { query: PartnersQuery }) {
  const { t } = useTranslation('partners')
  return (
    <>
      <ApplicationList />
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox label={t('search')} />
        <FilterSelect
          name="state"
          label={t('state')}
          value={query.state ?? ''}
          every={t('every_state')}
          options={PARTNER_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
        <LinkButton to="/staff/partners/new" className="sm:ms-auto">
          {t('new')}
        </LinkButton>
      </div>
    </>
  )
}

/** Undecided partner applications. Renders nothing if there are none. */
function ApplicationList() {
  const { t } = useTranslation('partners')
  const { data } = useListPartnerApplicationsQuery()
  if (!data || data.items.length === 0) return null
  return (
    <SectionCard title={t('applications.title')} text={t('applications.text')}>
      <ul className="divide-y divide-line">
        {data.items.map(({ enquiry_id: id, company, website, traffic, sent_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow text-sm">
              <bdi className="font-medium break-words">{company}</bdi>
              <span className="block break-all text-ink-soft">
                <bdi dir="ltr">{website}</bdi>
              </span>
              <Parts className="text-ink-soft">
                {traffic !== null && t('applications.traffic', { count: traffic })}
                <InstantText value={sent_at} />
              </Parts>
            </div>
            <LinkButton to={`/staff/partners/new?application=${id}`} variant="second">
              {t('applications.decide')}
              <bdi className="sr-only">{company}</bdi>
            </LinkButton>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** Parses the partners query from an address. */
function partnersQuery(address: URLSearchParams): PartnersQuery {
  const params = inAddress(address)
  return { ...params.oneOf('state', PARTNER_STATES), ...params.search(80), ...params.after() }
}

/** Partners; the name links to the record. */
function PartnerTable({ partners }: { partners: readonly PartnerSummary[] }) {
  const { t } = useTranslation('partners')
  const { earns } = useTermsText()
  return (
    <DataTable
      caption={t('caption')}
      rows={partners}
      rowKey={({ partner_id }) => partner_id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        name: {
          label: t('name'),
          heads: true,
          render: ({ partner_id, name }) => (
            <TextLink to={`/staff/partners/${partner_id}`} className="font-medium break-words">
              <bdi>{name}</bdi>
            </TextLink>
          ),
        },
        code: { label: t('code'), render: ({ code }) => <bdi dir="ltr">{code}</bdi> },
        earns: { label: t('earns'), render: earns },
        since: {
          label: t('since'),
          render: ({ since }) => <InstantText value={since} className="tabular" />,
        },
        state: { label: t('state'), render: ({ state }) => <PartnerChip state={state} /> },
      }}
    />
  )
}
