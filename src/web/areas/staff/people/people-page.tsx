import { useEffect, useState } from 'react'
import {
  InviteMemberBody,
  type StaffMe,
  type StaffMember,
  type StaffMembers,
} from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { staffApi, useChangeMemberMutation, useInviteMemberMutation } from '../staff.api.ts'
import { STAFF_ROLES, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useHeader } from '#web/app/store.ts'
import { useForm } from '#web/forms/use-form.ts'
import { EmailInput, TextField } from '#ui/fields/text-field.tsx'
import { FormCard } from '../form/form-card.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MAIN_ACTION } from '../frame/keys/main-action.ts'

const tones = { invited: 'careful', active: 'good', suspended: 'plain' } as const

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
    <FormInPlace label={t('people.invite')} variant="main">
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
      onCancel={onDone}
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
            variant={suspended ? 'second' : 'danger'}
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

type RolesFieldProps = {
  id: string
  chosen: readonly StaffRole[]
  onChoose: (roles: StaffRole[]) => void
  error?: string | undefined
}

/** Checkboxes of the roles with their permissions. */
function RolesField({ id, chosen, onChoose, error }: RolesFieldProps) {
  const { t } = useTranslation('staff')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0 outline-none"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="text-xs font-medium text-ink-soft">{t('people.roles')}</legend>
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
        {STAFF_ROLES.map((role) => (
          <Checkbox
            key={role}
            label={t(`roles.${role}`)}
            hint={t(`role_hints.${role}`)}
            checked={chosen.includes(role)}
            onChange={(event) =>
              onChoose(
                STAFF_ROLES.filter((one) => (one === role ? event.target.checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

type MemberTableProps = {
  members: readonly StaffMember[]
  me: StaffMe
  onChange: (member: StaffMember) => void
}

/** Staff members; members cannot edit themselves. */
function MemberTable({ members, me, onChange }: MemberTableProps) {
  const { t } = useTranslation('staff')
  return (
    <DataTable
      caption={t('people.caption')}
      rows={members}
      rowKey={({ staff_id }) => staff_id}
      empty={<EmptyState title={t('people.none')} />}
      columns={{
        name: {
          label: t('people.name'),
          heads: true,
          render: ({ name, email }) => (
            <>
              <bdi className="font-medium">{name}</bdi>
              <span className="block break-all text-ink-soft">
                <bdi dir="ltr">{email}</bdi>
              </span>
            </>
          ),
        },
        roles: {
          label: t('people.roles'),
          render: ({ roles }) => (
            <span className="flex flex-wrap gap-1">
              {roles.length === 0 && <span className="text-ink-soft">{t('people.no_role')}</span>}
              {roles.map((role) => (
                <Chip key={role}>{t(`roles.${role}`)}</Chip>
              ))}
            </span>
          ),
        },
        state: {
          label: t('people.state'),
          render: ({ state }) => <Chip tone={tones[state]}>{t(`people.states.${state}`)}</Chip>,
        },
        second_step: {
          label: t('people.second_step'),
          render: ({ second_step: on }) => t(on ? 'people.on' : 'people.off'),
        },
        act: {
          label: t('people.act'),
          atEnd: true,
          render: (member) =>
            member.staff_id === me.staff_id ? (
              <span className="text-ink-soft">{t('people.you')}</span>
            ) : (
              <Button
                {...MAIN_ACTION}
                variant="second"
                className="min-h-11!"
                onClick={() => onChange(member)}
              >
                {t('people.change')}
                <bdi className="sr-only">{member.name}</bdi>
              </Button>
            ),
        },
      }}
    />
  )
}
