import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripKey } from '#domains/companies/keys/staff-key.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { RowButton } from '../frame/row-button.tsx'
import { useCopied } from '#ui/use-copied.ts'

type KeyTableProps = { keys: readonly TripKey[]; onRevoke: (key: TripKey) => void }

/** Embedding keys with owner, sites and status. */
export function KeyTable({ keys, onRevoke }: KeyTableProps) {
  const { t } = useTranslation('trip_keys')
  return (
    <DataTable
      caption={t('caption')}
      rows={keys}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('none')} />}
      columns={{
        name: {
          label: t('name'),
          heads: true,
          render: ({ name, key, company }) => (
            <>
              <bdi className="font-medium">{name}</bdi>
              <bdi dir="ltr" className="block text-xs break-all text-ink-soft">
                {key}
              </bdi>
              {company && (
                <span className="block text-xs text-ink-soft">
                  {t('only_for')} <bdi>{company.name}</bdi>
                </span>
              )}
            </>
          ),
        },
        domains: {
          label: t('domains'),
          render: ({ domains }) => (
            <bdi dir="ltr" className="break-all">
              {domains.join(', ')}
            </bdi>
          ),
        },
        per_minute: {
          label: t('per_minute'),
          atEnd: true,
          render: ({ per_minute }) => <span className="tabular">{per_minute}</span>,
        },
        created_at: {
          label: t('created_at'),
          render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
        },
        act: {
          label: t('act'),
          atEnd: true,
          render: (key) =>
            key.revoked_at === null ? (
              <span className="flex flex-wrap gap-x-1 gap-y-6 md:justify-end">
                <CopyButton name={key.name} text={key.key} />
                <RowButton onClick={() => onRevoke(key)}>
                  {t('revoke')}
                  <bdi className="sr-only">{key.name}</bdi>
                </RowButton>
              </span>
            ) : (
              <Chip>{t('revoked')}</Chip>
            ),
        },
      }}
    />
  )
}

/** Copies a key to the clipboard and shows a confirmation. */
function CopyButton({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('trip_keys')
  const { copied, copy } = useCopied(text)
  return (
    <>
      <RowButton onClick={copy}>
        {t(copied ? 'copied' : 'copy')}
        <bdi className="sr-only">{name}</bdi>
      </RowButton>
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
    </>
  )
}
