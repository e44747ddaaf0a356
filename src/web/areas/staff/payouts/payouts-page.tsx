import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import type { Preload } from '#web/app/page.ts'
import { afterIn } from '../frame/after-in.ts'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffList } from '../frame/staff-list.tsx'
import { StaffPage } from '../frame/staff-content.tsx'
import { BatchTable } from './batch-table.tsx'
import { HeldBack } from './held-back.tsx'
import { payoutsApi, useStaffPayoutsQuery } from './payouts.api.ts'
import { ReadyPayouts } from './ready-payouts.tsx'
import { StateNowForm } from './state-now-form.tsx'

export const preload: Preload = (args) =>
  preloadStaff('payouts', args, () =>
    args.dispatch(
      payoutsApi.endpoints.staffPayouts.initiate(afterIn(args.url.searchParams), { subscribe: false }),
    ),
  )

/** What partners are to be paid, who is not and why, and the batches in which it goes to the bank. */
export function Component() {
  return <StaffPage section="payouts">{() => <Payouts />}</StaffPage>
}

function Payouts() {
  const { t } = useTranslation('payouts')
  const [search] = useSearchParams()
  return (
    <StaffList query={useStaffPayoutsQuery(afterIn(search))}>
      {({ ready, held, batches }) => (
        <>
          <ReadyPayouts ready={ready} />
          <BatchTable batches={batches} />
          {held.length > 0 && <HeldBack held={held} />}
          <FormInPlace label={t('state_now.open')}>{(close) => <StateNowForm onDone={close} />}</FormInPlace>
        </>
      )}
    </StaffList>
  )
}
