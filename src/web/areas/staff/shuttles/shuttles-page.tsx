import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { preloadNames } from '../fleet/preload-names.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { NewShuttleForm } from './new-shuttle-form.tsx'
import { ShuttleTable } from './shuttle-table.tsx'
import { shuttlesApi, useListShuttlesQuery } from './shuttles.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

/** Shuttle routes, the newest first, and adding one. */
export const { preload, Component } = staffPage({
  section: 'shuttles',
  load: (args) => Promise.all([args.read(shuttlesApi.endpoints.listShuttles, {}), preloadNames(args)]),
  Content: Shuttles,
})

function Shuttles() {
  const { t } = useTranslation('shuttles')
  return (
    <>
      <FormInPlace label={t('add')} look="main">
        {(close) => <NewShuttleForm onDone={close} />}
      </FormInPlace>
      <Answered query={useListShuttlesQuery({})}>{({ items }) => <ShuttleTable shuttles={items} />}</Answered>
    </>
  )
}
