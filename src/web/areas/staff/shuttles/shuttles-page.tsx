import { useTranslation } from 'react-i18next'
import type { Preload } from '#web/app/page.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { preloadNames } from '../fleet/preload-names.ts'
import { Answered } from '../frame/answered.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { NewShuttleForm } from './new-shuttle-form.tsx'
import { ShuttleTable } from './shuttle-table.tsx'
import { shuttlesApi, useStaffShuttlesQuery } from './shuttles.api.ts'

export const preload: Preload = (args) =>
  preloadStaff('shuttles', args, () =>
    Promise.all([
      args.dispatch(shuttlesApi.endpoints.staffShuttles.initiate(undefined, { subscribe: false })),
      preloadNames(args),
    ]),
  )

/** Shuttle routes, the newest first, and adding one. */
export function Component() {
  return <StaffPage section="shuttles">{() => <Shuttles />}</StaffPage>
}

function Shuttles() {
  const { t } = useTranslation('shuttles')
  return (
    <>
      <FormInPlace label={t('add')} look="main">
        {(close) => <NewShuttleForm onDone={close} />}
      </FormInPlace>
      <Answered query={useStaffShuttlesQuery()}>{({ items }) => <ShuttleTable shuttles={items} />}</Answered>
    </>
  )
}
