import { ENQUIRY_KINDS, ENQUIRY_STATES, type EnquiryState } from '#domains/enquiries/enquiry.contract.ts'
import {
  ENQUIRY_OWNERS,
  type StaffEnquiries,
  MAX_COUNTED,
} from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { enquiriesApi } from './enquiries.api.ts'
import { enquiriesQuery } from './enquiries-query.ts'
import { EnquiryTable } from './enquiry-table.tsx'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

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
