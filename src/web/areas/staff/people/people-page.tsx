import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { StaffMe, StaffMember } from '#domains/staff/members/member.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { afterIn } from '../frame/after-in.ts'
import { StaffList } from '../frame/staff-list.tsx'
import { staffApi, useStaffPeopleQuery } from '../staff.api.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'

/** Who is on the staff, with their roles; inviting, changing and suspending them. */
export const { preload, Component } = staffPage({
  section: 'people',
  load: ({ read, url }) => read(staffApi.endpoints.staffPeople, afterIn(url.searchParams)),
  Content: People,
})

function People({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff')
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<StaffMember | null>(null)
  return (
    <>
      <FormInPlace label={t('people.invite')} look="main">
        {(close) => <InviteForm onDone={close} />}
      </FormInPlace>
      <StaffList query={useStaffPeopleQuery(afterIn(search))}>
        {({ items }) => <MemberTable members={items} me={me} onChange={setChosen} />}
      </StaffList>
      <MemberDialog member={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
