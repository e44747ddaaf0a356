import type { StaffAccountSummary } from '#domains/travellers/staff-account.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TextLink } from '#web/shell/text-link.tsx'

/** Accounts, newest first; the name links to the record. */
export function AccountTable({ accounts }: { accounts: readonly StaffAccountSummary[] }) {
  const { t } = useTranslation('staff_accounts')
  return (
    <DataTable
      caption={t('caption')}
      rows={accounts}
      rowKey={({ account_id }) => account_id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        name: {
          label: t('name'),
          heads: true,
          render: ({ account_id, name, email }) => (
            <>
              <TextLink to={`/staff/accounts/${account_id}`} className="font-medium break-words">
                <bdi>{name === '' ? email : name}</bdi>
              </TextLink>
              <bdi dir="ltr" className="block text-xs font-normal break-all text-ink-soft">
                {email}
              </bdi>
            </>
          ),
        },
        phone: {
          label: t('phone'),
          render: ({ phone }) =>
            phone === null ? (
              <span className="text-ink-soft">{t('nothing')}</span>
            ) : (
              <bdi dir="ltr" className="tabular">
                {phone}
              </bdi>
            ),
        },
        state: { label: t('state'), render: (account) => <AccountChips account={account} /> },
        since: {
          label: t('since'),
          render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
        },
      }}
    />
  )
}

/** Owner of the account, and whether they can sign in. */
export function AccountChips({ account: { role, blocked, email_proved } }: { account: StaffAccountSummary }) {
  const { t } = useTranslation('staff_accounts')
  return (
    <span className="flex flex-wrap gap-1">
      <Chip>{t(`roles.${role}`)}</Chip>
      {blocked && <Chip tone="careful">{t('blocked')}</Chip>}
      {!email_proved && <Chip tone="under_way">{t('unproved')}</Chip>}
    </span>
  )
}
