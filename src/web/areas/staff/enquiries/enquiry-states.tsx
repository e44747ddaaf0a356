import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { ENQUIRY_STATES, type EnquiryState } from '#domains/enquiries/enquiry.contract.ts'
import { MOST_COUNTED, type StaffEnquiries } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { withFilter } from '../frame/with-filter.ts'

type EnquiryStatesProps = { current: EnquiryState | undefined; counts: StaffEnquiries['counts'] | undefined }

/** The states as links, each with how many there are. */
export function EnquiryStates({ current, counts }: EnquiryStatesProps) {
  const { t } = useTranslation('staff')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <nav aria-label={t('enquiries.state')} className="flex flex-wrap gap-2">
      {[undefined, ...ENQUIRY_STATES].map((state) => (
        <PageLink
          key={state ?? 'all'}
          to={`${pathname}?${withFilter(search, 'state', state ?? '')}`}
          aria-current={state === current ? 'true' : undefined}
          preventScrollReset
          className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-paper px-3 text-sm aria-[current=true]:stands-out aria-[current=true]:border-coral-deep aria-[current=true]:bg-coral-wash aria-[current=true]:font-semibold aria-[current=true]:text-coral-deep"
        >
          {t(`enquiries.states.${state ?? 'all'}`)}
          {state && counts && <span className="tabular">{counted(counts[state])}</span>}
        </PageLink>
      ))}
    </nav>
  )
}

/** Counting stops at a limit: what reaches it is that many or more. */
function counted(count: number): string {
  return count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count)
}
