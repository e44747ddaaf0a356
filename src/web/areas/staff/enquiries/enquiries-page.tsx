import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ENQUIRY_KINDS } from '#domains/enquiries/enquiry.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NextPage } from '../frame/next-page.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { withFilter } from '../frame/with-filter.ts'
import { staffApi, useStaffEnquiriesQuery } from '../staff.api.ts'
import { enquiriesQuery } from './enquiries-query.ts'
import { EnquiryStates } from './enquiry-states.tsx'
import { EnquiryTable } from './enquiry-table.tsx'

export const preload: Preload = (args) =>
  preloadStaff('enquiries', args, () =>
    args.dispatch(
      staffApi.endpoints.staffEnquiries.initiate(enquiriesQuery(args.url.searchParams), { subscribe: false }),
    ),
  )

/** What people wrote to us: by state and kind, both in the address. */
export function Component() {
  const { t } = useTranslation('staff')
  return (
    <StaffPage page="enquiries" title={t('nav.enquiries')}>
      {() => <Enquiries />}
    </StaffPage>
  )
}

function Enquiries() {
  const { t } = useTranslation('staff')
  const [search, setSearch] = useSearchParams()
  const asked = enquiriesQuery(search)
  const { data, error, refetch } = useStaffEnquiriesQuery(asked)
  return (
    <>
      <EnquiryStates current={asked.state} counts={data?.counts} />
      <SelectField
        label={t('enquiries.kind')}
        value={asked.kind ?? ''}
        onChange={(event) =>
          setSearch(withFilter(search, 'kind', event.target.value), { preventScrollReset: true })
        }
        className="sm:max-w-xs"
      >
        <option value="">{t('enquiries.every_kind')}</option>
        {ENQUIRY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`enquiries.kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      {data ? (
        <>
          <EnquiryTable enquiries={data.items} />
          <NextPage after={data.next} />
        </>
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </>
  )
}
