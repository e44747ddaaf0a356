import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { afterIn } from '../frame/after-in.ts'
import { preloadStaff } from '../frame/preload-staff.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { StaffPage } from '../frame/staff-content.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'
import { EarningTable } from './earning-table.tsx'
import { partnerEarningsApi, useStaffEarningsQuery } from './partner-earnings.api.ts'

export const preload: Preload = (args) =>
  preloadStaff('partner_earnings', args, () =>
    args.dispatch(
      partnerEarningsApi.endpoints.staffEarnings.initiate(askedIn(args.url.searchParams), {
        subscribe: false,
      }),
    ),
  )

/** Commissions that wait for a person, or that of one booking. */
export function Component() {
  return <StaffPage section="partner_earnings">{() => <PartnerEarnings />}</StaffPage>
}

function PartnerEarnings() {
  const { t } = useTranslation('partner_earnings')
  const [search] = useSearchParams()
  const asked = askedIn(search)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  return (
    <>
      <p className="max-w-prose text-sm text-ink-soft">{t('text')}</p>
      <StaffList query={useStaffEarningsQuery(asked)} filters={<SearchBox label={t('find')} />}>
        {({ items }) => (
          <EarningTable earnings={items} isSearch={asked.reference !== undefined} onDecide={setDeciding} />
        )}
      </StaffList>
      <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />
    </>
  )
}

function askedIn(search: URLSearchParams): { reference?: string; after?: string } {
  const reference = search.get('search') ?? ''
  return reference === '' ? afterIn(search) : { reference }
}
