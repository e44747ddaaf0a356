import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { Action, Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { DaysFields } from '#web/rentals/search-form/days-fields.tsx'
import type { RentalDays } from '#web/rentals/search-form/period.ts'
import { PlaceField } from '#web/rentals/search-form/place-field.tsx'
import { MapDrawing } from '#ui/drawings/joining-drawings.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { enquiriesApi } from './enquiries.api.ts'
import { enquiryAction } from './enquiry-action.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import { localDealForm } from './local-deal-form.ts'
import { ReachFields } from './person-fields.tsx'
import { preloadForm } from './preload-form.ts'
import { sentNumber } from '#web/forms/sent-number.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'
import type { SiteStore } from '#web/app/store.ts'
import { rentalsApi } from '#web/rentals/rentals.api.ts'
import { bestPlace } from '#web/rentals/search-form/resolve-places.ts'
import { Baby, CalendarRange, Users } from 'lucide-react'
import { NextSteps } from './next-steps.tsx'
import { Reasons } from './reasons.tsx'

const DRAFT = 'local-deals'

export const preload: Preload = (args) => {
  const place = args.url.searchParams.get('pickup_id')
  return preloadForm(args, 'local_deal', async () => place && preloadPlace(args.dispatch, place))
}

export const action: Action = enquiryAction({
  resolve: resolvePickUp,
  contract: (texts, readPhone, { today }) => localDealForm(texts, readPhone, today),
  fieldsOf: {
    location_not_found: 'pickup_id',
    pick_up_in_the_past: 'pickup_date',
    pick_up_too_far: 'pickup_date',
    drop_off_before_pick_up: 'dropoff_date',
  },
  send: (dispatch, body) => dispatch(enquiriesApi.endpoints.requestLocalDeal.initiate(body)),
})

/** Looking for Local Customized Deals; `?pickup_id=` names a place that the visitor comes from. */
export function Component() {
  const { t } = useTranslation('local_deals')
  const [query] = useSearchParams()
  const sent = sentNumber(query)
  const next = [t('enquiries:next.copy'), t('next.read'), t('next.answer')]
  if (sent !== null)
    return (
      <EnquirySent number={sent} draft={DRAFT} next={next}>
        <LinkButton to="/">{t('search')}</LinkButton>
      </EnquirySent>
    )
  return (
    <EnquiryFrame
      title={t('title')}
      text={t('text')}
      drawing={<MapDrawing />}
      sidebar={<LocalDealsSidebar steps={next} />}
    >
      <PageHead title={t('title')} description={t('description')} />
      <LocalDealForm />
    </EnquiryFrame>
  )
}

type Place = { id: string; text: string }

/** Max days ahead and length of stay that the API accepts. */
const MAX_DAYS_AHEAD = 540
const LONGEST_DAYS = 730

function LocalDealForm() {
  const { t } = useTranslation('local_deals')
  const [query] = useSearchParams()
  /** Value of a draft; the field is remounted with it. */
  const [drafted, setDrafted] = useState<Place | null>(null)
  /** Null: as entered in the rejected form. */
  const [chosen, setChosen] = useState<RentalDays | null>(null)
  const fields = useEnquiryForm({
    draft: DRAFT,
    onRestore: ({ pickup_id = '', pickup = '', pickup_date = '', dropoff_date = '' }) => {
      if (pickup_id + pickup !== '') setDrafted({ id: pickup_id, text: pickup })
      setChosen({ pickup_date, dropoff_date })
    },
  })
  const { form, formRef, field } = fields
  const { pickup_id: enteredId = query.get('pickup_id') ?? '', pickup: enteredText = '' } = form.entered
  const { pickup_date = '', dropoff_date = '' } = form.entered
  return (
    <EnquiryForm kind="local_deal" form={form} formRef={formRef} label={t('send')}>
      <PickUpField
        key={`${drafted?.id} ${drafted?.text}`}
        start={drafted ?? { id: enteredId, text: enteredText }}
        field={field('pickup_id')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <div className="sm:col-span-2">
          <DaysFields
            days={chosen ?? { pickup_date, dropoff_date }}
            onChange={setChosen}
            field={(name) => ({ ...field(name), label: t(`fields.${name}`) })}
            maxDaysAhead={MAX_DAYS_AHEAD}
            longestDays={LONGEST_DAYS}
          />
        </div>
        <TextField
          {...field('party')}
          inputMode="numeric"
          dir="ltr"
          label={t('fields.party')}
          autoComplete="off"
          required
        />
      </div>
      <TextField {...field('name')} label={t('fields.name')} autoComplete="name" maxLength={120} required />
      <ReachFields fields={fields} />
      <TextArea
        {...field('notes')}
        label={t('fields.notes')}
        hint={t('fields.notes_hint')}
        rows={5}
        maxLength={4000}
        required
      />
    </EnquiryForm>
  )
}

function PickUpField({ start, field }: { start: Place; field: { id: string; error?: string | undefined } }) {
  const { t } = useTranslation('local_deals')
  const [chosen, setChosen] = useState(start.id)
  return (
    <PlaceField
      name="pickup"
      id={field.id}
      label={t('fields.place')}
      chosenId={chosen}
      onChoose={setChosen}
      initialText={start.text}
      error={field.error}
    />
  )
}

type Texts = Readonly<Record<string, string>>

/** Requests the place of an id, so that the page shows its name. */
async function preloadPlace(dispatch: SiteStore['dispatch'], id: string): Promise<unknown> {
  return dispatch(rentalsApi.endpoints.allLocation.initiate({ id }, { subscribe: false }))
}

/** Resolves a place that was entered rather than chosen to the best match of all-location; none if nothing matches. */
async function resolvePickUp(texts: Texts, dispatch: SiteStore['dispatch']): Promise<Texts> {
  const text = texts.pickup?.trim() ?? ''
  const unchanged = text === (texts.pickup_name?.trim() ?? '')
  const pickup_id = unchanged ? (texts.pickup_id ?? '') : ((await bestPlace(text, dispatch)) ?? '')
  if (pickup_id !== '') await preloadPlace(dispatch, pickup_id)
  return { ...texts, pickup_id }
}

/** Sidebar of the local deals form: its purpose and the next steps. */
function LocalDealsSidebar({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslation('local_deals')
  return (
    <>
      <Reasons
        title={t('good_for.title')}
        reasons={[
          { icon: CalendarRange, title: t('good_for.long.title'), text: t('good_for.long.text') },
          { icon: Users, title: t('good_for.group.title'), text: t('good_for.group.text') },
          { icon: Baby, title: t('good_for.needs.title'), text: t('good_for.needs.text') },
        ]}
      />
      <NextSteps steps={steps} />
    </>
  )
}
