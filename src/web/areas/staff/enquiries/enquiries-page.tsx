import { ENQUIRY_KINDS, ENQUIRY_STATES, type EnquiryState } from '#domains/enquiries/enquiry.contract.ts'
import {
  ENQUIRY_OWNERS,
  type EnquirySummary,
  MAX_COUNTED,
  type StaffEnquiries,
} from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { enquiriesApi } from './enquiries.api.ts'
import { enquiriesQuery } from './enquiries-query.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EnquiryChip } from './enquiry-chip.tsx'

/** Enquiries, filtered by state and kind in the address. */
export const { preload, Component } = staffListPage({
  section: 'enquiries',
  list: enquiriesApi.endpoints.listEnquiries,
  parseQuery: enquiriesQuery,
  Above: EnquiryFilters,
  Rows: ({ page }) => <EnquiryTable enquiries={page.items} />,
})

type EnquiryFiltersProps = { query: ReturnType<typeof enquiriesQuery>; page: StaffEnquiries | undefined }

function EnquiryFilters({ query, page }: EnquiryFiltersProps) {
  const { t } = useTranslation('staff')
  return (
    <>
      <EnquiryStates current={query.state} counts={page?.counts} />
      <div className="grid gap-3 min-[360px]:grid-cols-2 lg:max-w-2xl">
        <FilterSelect
          name="kind"
          label={t('enquiries.kind')}
          value={query.kind ?? ''}
          every={t('enquiries.every_kind')}
          options={ENQUIRY_KINDS.map((kind) => ({ value: kind, label: t(`enquiries.kinds.${kind}`) }))}
        />
        <FilterSelect
          name="owner"
          label={t('enquiries.owner')}
          value={query.owner ?? ''}
          every={t('tasks.anybody')}
          options={ENQUIRY_OWNERS.map((owner) => ({ value: owner, label: t(`tasks.owners.${owner}`) }))}
        />
      </div>
    </>
  )
}

type EnquiryStatesProps = { current: EnquiryState | undefined; counts: StaffEnquiries['counts'] | undefined }

/** Links to the states, with counts. */
function EnquiryStates({ current, counts }: EnquiryStatesProps) {
  const { t } = useTranslation('staff')
  const { hrefWith } = useFilters()
  return (
    <ChoiceLinks
      label={t('enquiries.state')}
      choices={[undefined, ...ENQUIRY_STATES].map((state) => ({
        to: hrefWith('state', state ?? ''),
        text: t(`enquiries.states.${state ?? 'all'}`),
        isCurrent: state === current,
        count: state && counts && counted(counts[state]),
      }))}
    />
  )
}

/** Counting stops at a limit; a count at the limit means "or more". */
function counted(count: number): string {
  return count >= MAX_COUNTED ? `${MAX_COUNTED}+` : String(count)
}

/** Enquiries, newest first; the number links to the enquiry. */
function EnquiryTable({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  const { t } = useTranslation('staff')
  return (
    <DataTable
      caption={t('enquiries.caption')}
      rows={enquiries}
      rowKey={({ enquiry_id }) => enquiry_id}
      empty={<EmptyState title={t('enquiries.none')} text={t('enquiries.none_text')} />}
      columns={{
        number: {
          label: t('enquiries.number'),
          heads: true,
          render: ({ enquiry_id, number }) => (
            <TextLink to={`/staff/enquiries/${enquiry_id}`}>
              <bdi dir="ltr" className="whitespace-nowrap tabular">
                {number}
              </bdi>
            </TextLink>
          ),
        },
        state: { label: t('enquiries.state'), render: ({ state }) => <EnquiryChip state={state} /> },
        kind: { label: t('enquiries.kind'), render: ({ kind }) => t(`enquiries.kinds.${kind}`) },
        message: {
          label: t('enquiries.message'),
          render: ({ name, beginning }) => (
            <>
              <bdi className="font-medium">{name}</bdi>
              <span className="line-clamp-2 text-ink-soft">
                <bdi>{beginning}</bdi>
              </span>
            </>
          ),
        },
        owner: {
          label: t('enquiries.owner'),
          render: ({ owner }) =>
            owner ? <bdi>{owner.name}</bdi> : <span className="text-ink-soft">{t('enquiries.nobody')}</span>,
        },
        created_at: {
          label: t('enquiries.received'),
          render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
        },
      }}
    />
  )
}
