import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx'
import { useState } from 'react'
import type { TripKey } from '#domains/companies/keys/staff-key.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { pageIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import {
  type NewTripKey,
  tripKeysApi,
  useCreateTripKeyMutation,
  useRevokeTripKeyMutation,
} from './trip-keys.api.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { mayCall } from '../may-call.ts'
import { isolate } from '#kernel/isolate.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { RowButton } from '../frame/row-button.tsx'
import { useCopied } from '#ui/use-copied.ts'

/** Keys for sites that embed our tabs, newest first, with actions to issue, copy and revoke them. */
export const { preload, Component } = staffListPage({
  section: 'trip_keys',
  list: tripKeysApi.endpoints.listTripKeys,
  parseQuery: (address) => ({ page: pageIn(address) }),
  Above: NewKeyInPlace,
  Rows: KeyRows,
})

function NewKeyInPlace({ me }: { me: StaffMe }) {
  const { t } = useTranslation('trip_keys')
  return (
    <FormInPlace label={t('add')} variant="main">
      {(close) => <NewKeyForm me={me} onDone={close} />}
    </FormInPlace>
  )
}

function KeyRows({ page }: { page: { items: TripKey[] } }) {
  const [chosen, setChosen] = useState<TripKey | null>(null)
  return (
    <>
      <KeyTable keys={page.items} onRevoke={setChosen} />
      <RevokeKeyDialog tripKey={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

const FIELDS: readonly FieldSpec[] = [
  { name: 'name', kind: 'text' },
  { name: 'domains', kind: 'list' },
  { name: 'base_urls', kind: 'list' },
  { name: 'per_minute', kind: 'number', usual: [1, 600] },
]
const COMPANY: FieldSpec = { name: 'company_id', kind: 'record', of: 'companies', optional: true }

/** Issues a key, limited to one company if the member may see companies. */
function NewKeyForm({ me, onDone }: { me: StaffMe; onDone: () => void }) {
  const { t } = useTranslation('trip_keys')
  const [create] = useCreateTripKeyMutation()
  const seesCompanies = mayCall(me.roles, 'staffRecords')
  const fields = seesCompanies ? [...FIELDS, COMPANY] : FIELDS
  const form = useStaffForm({
    id: 'key',
    fields,
    values: { per_minute: 600 },
    send: (fields) => create(fields as NewTripKey),
    success: t('done.added'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('add')} label={t('issue')} onCancel={onDone} className="max-w-3xl">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StaffFields form={form} specs={fields} words="trip_keys:fields" />
      </div>
      {!seesCompanies && <p className="text-sm text-ink-soft">{t('company_needs_dispatch')}</p>}
    </FormCard>
  )
}

/** Revokes a key permanently. Lists the sites that stop working first. */
function RevokeKeyDialog({ tripKey, onClose }: { tripKey: TripKey | null; onClose: () => void }) {
  const { t } = useTranslation('trip_keys')
  const [revoke] = useRevokeTripKeyMutation()
  return (
    <ConfirmDialog
      chosen={tripKey}
      onClose={onClose}
      title={tripKey?.name ?? ''}
      confirm={t('revoke')}
      act={({ id }) => revoke({ id })}
      done={t('done.revoked', { name: isolate(tripKey?.name ?? '') })}
    >
      <p className="text-sm">{t('revoke_text')}</p>
      <p className="mt-2 text-sm">
        <bdi dir="ltr" className="break-all">
          {tripKey?.domains.join(', ')}
        </bdi>
      </p>
    </ConfirmDialog>
  )
}

type KeyTableProps = { keys: readonly TripKey[]; onRevoke: (key: TripKey) => void }

/** Embedding keys with owner, sites and status. */
function KeyTable({ keys, onRevoke }: KeyTableProps) {
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
