import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { TripKey } from '#domains/companies/keys/staff-key.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { NextPage } from '../frame/next-link.tsx'
import { KeyTable } from './key-table.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'
import { tripKeysApi, useTripKeysQuery } from './trip-keys.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

function pageIn(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** Keys of those who embed our tabs, the newest first: issuing, copying and revoking them. */
export const { preload, Component } = staffPage({
  section: 'trip_keys',
  load: ({ read, url }) => read(tripKeysApi.endpoints.tripKeys, pageIn(url.searchParams)),
  Content: TripKeys,
})

function TripKeys({ me }: { me: StaffMe }) {
  const { t } = useTranslation('trip_keys')
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<TripKey | null>(null)
  return (
    <>
      <FormInPlace label={t('add')} look="main">
        {(close) => <NewKeyForm me={me} onDone={close} />}
      </FormInPlace>
      <Answered query={useTripKeysQuery(pageIn(search))}>
        {({ items, page, page_size, total }) => (
          <>
            <KeyTable keys={items} onRevoke={setChosen} />
            <NextPage name="page" after={page * page_size < total ? String(page + 1) : null} />
          </>
        )}
      </Answered>
      <RevokeKeyDialog tripKey={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
