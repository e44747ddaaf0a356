import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { ENQUIRY_KINDS } from '#domains/enquiries/enquiry.contract.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffApi, useStaffEnquiriesQuery } from '../staff.api.ts'
import { enquiriesQuery } from './enquiries-query.ts'
import { EnquiryStates } from './enquiry-states.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'

/** What people wrote to us: by state and kind, both in the address. */
export const { preload, Component } = staffPage({
  section: 'enquiries',
  load: ({ read, url }) => read(staffApi.endpoints.staffEnquiries, enquiriesQuery(url.searchParams)),
  Content: Enquiries,
})

function Enquiries() {
  const { t } = useTranslation('staff')
  const [search] = useSearchParams()
  const asked = enquiriesQuery(search)
  const query = useStaffEnquiriesQuery(asked)
  return (
    <StaffList
      query={query}
      filters={
        <>
          <EnquiryStates current={asked.state} counts={query.data?.counts} />
          <FilterSelect
            name="kind"
            label={t('enquiries.kind')}
            value={asked.kind ?? ''}
            every={t('enquiries.every_kind')}
            options={ENQUIRY_KINDS.map((kind) => ({ value: kind, label: t(`enquiries.kinds.${kind}`) }))}
            className="sm:max-w-xs"
          />
        </>
      }
    >
      {({ items }) => <EnquiryTable enquiries={items} />}
    </StaffList>
  )
}
