import { useEffect, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMember } from '#domains/staff/members/member.contract.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useChangeMemberMutation } from '../staff.api.ts'
import { RolesField } from './roles-field.tsx'

type MemberDialogProps = { member: StaffMember | null; onClose: () => void }

/** A colleague's roles, and suspending them or taking that back; says beforehand what each does. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation('staff')
  const words = useErrorWords()
  const [roles, setRoles] = useState<readonly StaffRole[]>([])
  const [change, { isLoading, error, reset }] = useChangeMemberMutation()
  useEffect(() => {
    if (!member) return
    setRoles(member.roles)
    reset()
  }, [member, reset])
  const suspended = member?.state === 'suspended'

  async function send(act: { act: 'roles'; roles: readonly StaffRole[] } | { act: 'suspend' | 'restore' }) {
    if (!member) return
    const { staff_id: id, version, name } = member
    const answer = await change({ id, version, ...act })
    if (answer.error) return
    toast.success(t(`people.done.${act.act}`, { name: isolate(name) }))
    onClose()
  }
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={member?.name ?? ''}
      footer={
        <>
          <Button busy={isLoading} onClick={() => void send({ act: 'roles', roles })}>
            {t('people.save_roles')}
          </Button>
          <Button
            look={suspended ? 'second' : 'danger'}
            busy={isLoading}
            onClick={() => void send({ act: suspended ? 'restore' : 'suspend' })}
          >
            {t(suspended ? 'people.restore' : 'people.suspend')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && <Notice tone="bad" title={words(error)} />}
        <RolesField id="member-roles" chosen={roles} onChoose={setRoles} />
        <p className="text-sm text-ink-soft">
          {t(suspended ? 'people.restore_text' : 'people.suspend_text')}
        </p>
      </div>
    </Dialog>
  )
}
