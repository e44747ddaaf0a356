import type { LedgerEntryShown } from '#domains/payments/books/books.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SubjectLink } from './subject-link.tsx'

/** Entries of the ledger with all their postings, the latest first; what each is about leads to its record. */
export function EntryTable({ entries, me }: { entries: readonly LedgerEntryShown[]; me: StaffMe }) {
  const { t } = useTranslation('staff_money')
  return (
    <DataTable
      caption={t('ledger.entries')}
      rows={entries}
      rowKey={({ entry_id }) => entry_id}
      empty={<EmptyState title={t('ledger.none')} />}
      columns={{
        about: {
          label: t('ledger.about'),
          heads: true,
          render: ({ about }) => <SubjectLink about={about} me={me} />,
        },
        at: {
          label: t('ledger.at'),
          render: ({ at }) => <InstantText value={at} timeZone="UTC" className="tabular" />,
        },
        kind: { label: t('ledger.kind'), render: ({ kind }) => t(`staff_bookings:entries.${kind}`) },
        postings: {
          label: t('ledger.postings'),
          atEnd: true,
          render: ({ postings }) => (
            <ul>
              {postings.map(({ account, amount }) => (
                <li key={account} className="flex flex-wrap justify-between gap-x-4 md:justify-end">
                  <span className="text-ink-soft">{t(`staff_bookings:accounts.${account}`)}</span>
                  <Price value={amount} className="md:w-28 md:text-end" />
                </li>
              ))}
            </ul>
          ),
        },
      }}
    />
  )
}
