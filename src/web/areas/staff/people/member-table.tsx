import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe, StaffMember } from '#domains/staff/members/member.contract.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MAIN_ACTION } from '../frame/keys/main-action.ts'

const tones = { invited: 'careful', active: 'good', suspended: 'plain' } as const

type MemberTableProps = {
  members: readonly StaffMember[]
  me: StaffMe
  onChange: (member: StaffMember) => void
}

/** Staff members; members cannot edit themselves. */
export function MemberTable({ members, me, onChange }: MemberTableProps) {
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
              <Button {...MAIN_ACTION} look="second" className="min-h-11!" onClick={() => onChange(member)}>
                {t('people.change')}
                <bdi className="sr-only">{member.name}</bdi>
              </Button>
            ),
        },
      }}
    />
  )
}
