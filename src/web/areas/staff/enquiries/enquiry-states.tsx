import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ENQUIRY_STATES, type EnquiryState } from '#domains/enquiries/enquiry.contract.ts'
import { MAX_COUNTED, type StaffEnquiries } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

type EnquiryStatesProps = { current: EnquiryState | undefined; counts: StaffEnquiries['counts'] | undefined }

/** The states as links, each with how many there are. */
export function EnquiryStates({ current, counts }: EnquiryStatesProps) {
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

/** Counting stops at a limit: what reaches it is that many or more. */
function counted(count: number): string {
  return count >= MAX_COUNTED ? `${MAX_COUNTED}+` : String(count)
}
