import { useLocation } from 'react-router'
import {
  MAX_COUNTED,
  type BookingView,
  SaveViewBody,
} from '#domains/rentals/staff/views/booking-view.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { bookingsQuery } from '../bookings-query.ts'
import { useListBookingViewsQuery, useRemoveViewMutation, useSaveViewMutation } from './booking-views.api.ts'
import { addressOfView, filterOf } from './view-address.ts'
import { RowButton } from '../../frame/row-button.tsx'
import { useState } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useHeader } from '#web/app/store.ts'
import { useForm } from '#web/forms/use-form.ts'
import { FormCard } from '../../form/form-card.tsx'

/** Links to all bookings, to those that need attention, and to the saved views of the member and colleagues. */
export function BookingViews() {
  const { t } = useTranslation('staff_bookings')
  const { search } = useFilters()
  const { pathname } = useLocation()
  const { data } = useListBookingViewsQuery()
  const savedViews = data?.items ?? []
  const filter = filterOf(bookingsQuery(search))
  const here = search.has('search') ? null : addressOfView(filter)
  const usual = [
    { to: pathname, text: t('list.all') },
    { to: `${pathname}?waiting=true`, text: t('list.waiting') },
  ]
  const current = savedViews.find((view) => addressOfView(view.filter) === here)
  const isSaved = current !== undefined || usual.some(({ to }) => to === here)
  return (
    <div className="flex flex-col items-start gap-3">
      <ChoiceLinks
        label={t('list.views')}
        choices={[
          ...usual.map(({ to, text }) => ({ to, text, isCurrent: to === here })),
          ...savedViews.map((view) => ({
            to: addressOfView(view.filter),
            text: isolate(view.name),
            count: view.count >= MAX_COUNTED ? `${MAX_COUNTED}+` : view.count,
            isCurrent: view === current,
          })),
        ]}
      />
      {current?.own && <RemoveView view={current} />}
      {!isSaved && here !== null && (
        <FormInPlace label={t('views.keep')} variant="quiet">
          {(close) => <SaveViewForm filter={filter} onDone={close} />}
        </FormInPlace>
      )}
    </div>
  )
}

/** Deletes a saved view of the member; the bookings do not change. */
function RemoveView({ view }: { view: BookingView }) {
  const { t } = useTranslation('staff_bookings')
  const [remove, { isLoading }] = useRemoveViewMutation()
  return (
    <RowButton aria-disabled={isLoading} onClick={() => !isLoading && void remove({ id: view.view_id })}>
      {t('views.remove')}
    </RowButton>
  )
}

const ViewName = SaveViewBody.pick({ name: true })

/** Saves the current filters under a name. */
function SaveViewForm({ filter, onDone }: { filter: BookingView['filter']; onDone: () => void }) {
  const { t } = useTranslation('staff_bookings')
  const { lang_id } = useHeader()
  const [save] = useSaveViewMutation()
  const [shared, setShared] = useState(false)
  const form = useForm({
    id: 'view',
    contract: ViewName,
    values: { name: '' },
    send: ({ name }) => save({ name, shared, filter, lang_id }),
    success: () => t('views.kept'),
    done: onDone,
  })
  return (
    <FormCard
      form={form}
      title={t('views.keep')}
      label={t('views.save')}
      onCancel={onDone}
      className="w-80 max-w-full"
    >
      <TextField
        {...form.field('name')}
        label={t('views.name')}
        hint={t('views.name_hint')}
        maxLength={40}
        autoComplete="off"
        required
      />
      <Checkbox
        id="view-shared"
        label={t('views.shared')}
        checked={shared}
        onChange={(event) => setShared(event.target.checked)}
      />
    </FormCard>
  )
}
