import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx'
import { useState } from 'react'
import type { TripKey } from '#domains/companies/keys/staff-key.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { pageIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { KeyTable } from './key-table.tsx'
import {
  tripKeysApi,
  useCreateTripKeyMutation,
  useRevokeTripKeyMutation,
  type NewTripKey,
} from './trip-keys.api.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { mayCall } from '../may-call.ts'
import { isolate } from '#kernel/isolate.ts'

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
    <FormInPlace label={t('add')} look="main">
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
    <FormCard form={form} title={t('add')} label={t('issue')} onLeave={onDone} className="max-w-3xl">
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
