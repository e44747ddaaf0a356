import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type NoEntryProps = { why: 'others' | 'suspended' | 'role'; needs: readonly StaffRole[] }

/** Why a page of the staff is not for this visitor. */
export function NoEntry({ why, needs }: NoEntryProps) {
  const { t, messages } = useTranslation('staff')
  const named = needs.filter((role) => role !== 'admin').map((role) => t(`roles.${role}`))
  const roles = new Intl.ListFormat(messages.language, { type: 'disjunction' }).format(
    named.length > 0 ? named : [t('roles.admin')],
  )
  return (
    <EmptyState
      level={1}
      drawing={<KeyDrawing />}
      title={t(`no_entry.${why}.title`)}
      text={t(`no_entry.${why}.text`, { roles })}
      action={
        why === 'role' ? (
          <LinkButton to="/staff">{t('nav.today')}</LinkButton>
        ) : (
          <LinkButton to="/">{t('no_entry.home')}</LinkButton>
        )
      }
    />
  )
}
