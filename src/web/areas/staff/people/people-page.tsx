import { useState } from 'react'
import type { StaffMe, StaffMember, StaffMembers } from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { staffApi } from '../staff.api.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberTable } from './member-table.tsx'

/** Who is on the staff, with their roles; inviting, changing and suspending them. */
export const { preload, Component } = staffListPage({
  section: 'people',
  list: staffApi.endpoints.staffPeople,
  asked: afterIn,
  Above: InviteInPlace,
  Rows: MemberRows,
})

function InviteInPlace() {
  const { t } = useTranslation('staff')
  return (
    <FormInPlace label={t('people.invite')} look="main">
      {(close) => <InviteForm onDone={close} />}
    </FormInPlace>
  )
}

function MemberRows({ page, me }: { page: StaffMembers; me: StaffMe }) {
  const [chosen, setChosen] = useState<StaffMember | null>(null)
  return (
    <>
      <MemberTable members={page.items} me={me} onChange={setChosen} />
      <MemberDialog member={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
