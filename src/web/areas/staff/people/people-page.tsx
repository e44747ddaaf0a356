import { useState, useEffect } from 'react'
import {
  type StaffMe,
  type StaffMember,
  type StaffMembers,
  InviteMemberBody,
} from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { staffApi, useInviteMemberMutation, useChangeMemberMutation } from '../staff.api.ts'
import { MemberTable } from './member-table.tsx'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useHeader } from '#web/app/store.ts'
import { useForm } from '#web/forms/use-form.ts'
import { EmailInput, TextField } from '#ui/fields/text-field.tsx'
import { FormCard } from '../form/form-card.tsx'
import { RolesField } from './roles-field.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'

/** Staff members with their roles, and actions to invite, edit and suspend them. */
export const { preload, Component } = staffListPage({
  section: 'people',
  list: staffApi.endpoints.listMembers,
  parseQuery: afterIn,
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

const Person = InviteMemberBody.pick({ email: true, first_name: true, last_name: true })

/** Invites a person by mail, with roles. */
function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('staff')
  const { lang_id } = useHeader()
  const [invite] = useInviteMemberMutation()
  const [roles, setRoles] = useState<StaffRole[]>([])
  const form = useForm({
    id: 'invite',
    contract: Person,
    values: { first_name: '', last_name: '', email: '' },
    send: (person) => invite({ ...person, roles, lang_id }),
    success: ({ member }) => t('people.invited', { email: isolate(member.email) }),
    done: onDone,
  })
  return (
    <FormCard
      form={form}
      title={t('people.invite')}
      label={t('people.send_invitation')}
      onLeave={onDone}
      className="max-w-3xl"
    >
      <p className="text-sm text-ink-soft">{t('people.invite_text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('first_name')} label={t('people.first_name')} autoComplete="off" required />
        <TextField {...form.field('last_name')} label={t('people.last_name')} autoComplete="off" required />
      </div>
      <EmailInput {...form.field('email')} label={t('people.email')} autoComplete="off" required />
      <RolesField id="invite-roles" chosen={roles} onChoose={setRoles} error={form.faultAt('roles')} />
    </FormCard>
  )
}

type MemberDialogProps = { member: StaffMember | null; onClose: () => void }

/** Edits a colleague's roles, and suspends or restores them after a confirmation. */
function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation('staff')
  const words = useErrorWords()
  const [roles, setRoles] = useState<StaffRole[]>([])
  const [change, { isLoading, error, reset }] = useChangeMemberMutation()
  useEffect(() => {
    if (!member) return
    setRoles(member.roles)
    reset()
  }, [member, reset])
  const suspended = member?.state === 'suspended'

  async function send(act: { act: 'roles'; roles: StaffRole[] } | { act: 'suspend' | 'restore' }) {
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
