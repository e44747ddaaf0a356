import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { StaffMe, StaffMember } from '#domains/staff/members/member.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NextPage } from '../frame/next-page.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { staffApi, useStaffPeopleQuery } from '../staff.api.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberTable } from './member-table.tsx'

function peopleQuery(search: URLSearchParams) {
  const after = search.get('after')
  return after !== null && /^[\da-f-]{36}$/.test(after) ? { after } : {}
}

export const preload: Preload = (args) =>
  preloadStaff('people', args, () =>
    args.dispatch(
      staffApi.endpoints.staffPeople.initiate(peopleQuery(args.url.searchParams), { subscribe: false }),
    ),
  )

/** Who is on the staff, with their roles; inviting, changing and suspending them. */
export function Component() {
  const { t } = useTranslation('staff')
  return (
    <StaffPage page="people" title={t('nav.people')}>
      {(me) => <People me={me} />}
    </StaffPage>
  )
}

function People({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff')
  const [search] = useSearchParams()
  const { data, error, refetch } = useStaffPeopleQuery(peopleQuery(search))
  const [chosen, setChosen] = useState<StaffMember | null>(null)
  return (
    <>
      <FormInPlace label={t('people.invite')} look="main">
        {(close) => <InviteForm onDone={close} />}
      </FormInPlace>
      {data ? (
        <>
          <MemberTable members={data.items} me={me} onChange={setChosen} />
          <NextPage after={data.next} />
        </>
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-60" />
      )}
      <MemberDialog member={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
