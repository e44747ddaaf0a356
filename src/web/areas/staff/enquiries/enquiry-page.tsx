import { useTranslation } from 'react-i18next'
import { data, useParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { staffApi, useStaffEnquiryQuery } from '../staff.api.ts'
import { EnquiryActions } from './enquiry-actions.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { EnquiryReplies } from './enquiry-replies.tsx'

export const preload: Preload = (args) =>
  preloadStaff('enquiries', args, async () => {
    const { error } = await args.dispatch(
      staffApi.endpoints.staffEnquiry.initiate(args.params['id'] ?? '', { subscribe: false }),
    )
    if (error && 'status' in error && error.status === 404) throw data(null, { status: 404 })
  })

/** One enquiry: what was written, what was answered, and what can be done. */
export function Component() {
  const { t } = useTranslation('staff')
  return (
    <StaffPage page="enquiries" title={t('enquiries.one')}>
      {() => <Enquiry />}
    </StaffPage>
  )
}

function Enquiry() {
  const { t } = useTranslation('staff')
  const { id = '' } = useParams()
  const { data: enquiry, error, refetch } = useStaffEnquiryQuery(id)
  if (!enquiry) return error ? <Unreachable error={error} again={refetch} /> : <Skeleton className="h-100" />
  return (
    <>
      <PageLink
        to="/staff/enquiries"
        className="inline-flex min-h-11 items-center self-start text-sm text-coral-deep underline"
      >
        {t('enquiries.back')}
      </PageLink>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <EnquiryReplies enquiry={enquiry} />
          <EnquiryActions key={enquiry.version} enquiry={enquiry} />
        </div>
        <EnquiryFacts enquiry={enquiry} />
      </div>
    </>
  )
}
