import { useState } from 'react'
import type { TripKey } from '#domains/companies/keys/staff-key.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { pageIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { KeyTable } from './key-table.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'
import { tripKeysApi } from './trip-keys.api.ts'

/** Keys of those who embed our tabs, the newest first: issuing, copying and revoking them. */
export const { preload, Component } = staffListPage({
  section: 'trip_keys',
  list: tripKeysApi.endpoints.listTripKeys,
  asked: (address) => ({ page: pageIn(address) }),
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
