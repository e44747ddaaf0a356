import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { ShownPartnerKey } from '#domains/partners/record/keys/partner-key.contract.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'

type KeysTableProps = { keys: readonly ShownPartnerKey[]; onRevoke: (key: ShownPartnerKey) => void }

/** Keys in use first, with the end by which each is known. */
export function KeysTable({ keys, onRevoke }: KeysTableProps) {
  const { t } = useTranslation('partner_keys')
  return (
    <DataTable
      caption={t('title')}
      rows={keys}
      rowKey={({ key_id }) => key_id}
      empty={null}
      columns={{
        name: {
          label: t('name'),
          heads: true,
          render: ({ name, ending }) => (
            <>
              <bdi className="font-medium break-words">{name}</bdi>{' '}
              <bdi dir="ltr" className="text-ink-soft tabular">
                …{ending}
              </bdi>
            </>
          ),
        },
        created: {
          label: t('created'),
          render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
        },
        used: {
          label: t('used'),
          render: ({ last_used_at }) =>
            last_used_at === null ? t('never') : <InstantText value={last_used_at} className="tabular" />,
        },
        act: {
          label: t('act'),
          atEnd: true,
          render: (key) =>
            key.revoked_at === null ? (
              <Button look="second" className="min-h-11!" onClick={() => onRevoke(key)}>
                {t('revoke')}
                <bdi className="sr-only">{key.name}</bdi>
              </Button>
            ) : (
              <span className="text-ink-soft">{t('revoked')}</span>
            ),
        },
      }}
    />
  )
}
