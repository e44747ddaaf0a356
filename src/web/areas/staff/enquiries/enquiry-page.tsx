import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Answered } from '../frame/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffApi, useStaffEnquiryQuery } from '../staff.api.ts'
import { EnquiryActions } from './enquiry-actions.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { EnquiryReplies } from './enquiry-replies.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'

/** One enquiry: what was written, what was answered, and what can be done. */
export const { preload, Component } = staffPage({
  section: 'enquiries',
  title: 'staff:enquiries.one',
  load: ({ readRecord, params }) => readRecord(staffApi.endpoints.staffEnquiry, params['id'] ?? ''),
  Content: Enquiry,
})

function Enquiry() {
  const { t } = useTranslation('staff')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/enquiries">{t('enquiries.back')}</BackLink>
      <Answered query={useStaffEnquiryQuery(id)} height="h-100">
        {(enquiry) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <EnquiryReplies enquiry={enquiry} />
              <EnquiryActions key={enquiry.version} enquiry={enquiry} />
            </div>
            <EnquiryFacts enquiry={enquiry} />
          </div>
        )}
      </Answered>
    </>
  )
}
