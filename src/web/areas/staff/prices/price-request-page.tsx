import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import {
  DeclinePriceRequestBody,
  type StaffPriceRequest,
} from '#domains/enquiries/prices/staff-price-request.contract.ts'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { toTripInput } from '../trips/new/parse-trip-form.ts'
import { Options, type TripOption } from '../trips/new/options.tsx'
import { TripForm } from '../trips/new/trip-form.tsx'
import {
  pricesApi,
  useAnswerPriceRequestMutation,
  useDeclinePriceRequestMutation,
  useQuotePriceRequestMutation,
  useReadPriceRequestQuery,
} from './prices.api.ts'
import { languageOf } from '#kernel/locale.ts'
import { languageName } from '#ui/formats/text-formats.ts'
import { categoryName } from '#domains/fares/categories.contract.ts'
import { Card } from '#ui/card.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { PlacesText } from '#ui/places-text.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Fact } from '../frame/fact.tsx'
import { OfferChip } from './offer-chip.tsx'

/** A trip with an unknown address: staff set the place and send the price, or decline with a reason. */
export const { preload, Component } = staffPage({
  section: 'price_requests',
  title: 'prices:one',
  load: ({ readRecord, params }) =>
    readRecord(pricesApi.endpoints.readPriceRequest, { id: params['id'] ?? '' }),
  Content: PriceRequest,
})

function PriceRequest() {
  const { t } = useTranslation('prices')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/price-requests">{t('back')}</BackLink>
      <Answered query={useReadPriceRequestQuery({ id })} height="h-100">
        {(request) => (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="flex min-w-0 flex-col gap-4 xl:order-2">
              <PriceRequestFacts request={request} />
            </div>
            {request.state !== 'closed' && request.offer?.state !== 'booked' && (
              <div className="flex min-w-0 flex-col gap-4">
                <PriceForm key={request.version} request={request} />
                <SectionCard title={t('decline')}>
                  <DeclineForm request={request} />
                </SectionCard>
              </div>
            )}
          </div>
        )}
      </Answered>
    </>
  )
}

function PriceForm({ request: { enquiry_id: id, version, request } }: { request: StaffPriceRequest }) {
  const { t } = useTranslation('prices')
  const [quoteTrip] = useQuotePriceRequestMutation()
  const [answer] = useAnswerPriceRequestMutation()
  const [quote, setQuote] = useState<TripQuote | null>(null)
  const [option, setOption] = useState<TripOption | null>(null)
  const prices = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (quote) prices.current?.focus()
  }, [quote])
  const chosen = option && quote?.options.includes(option) ? option : null
  return (
    <>
      <SectionCard title={t('place')} text={t('place_text')}>
        <TripForm
          values={toTripInput(request)}
          quote={(tripRequest) => quoteTrip({ id, request: tripRequest })}
          onQuoted={setQuote}
        />
      </SectionCard>
      {quote && (
        <SectionCard title={t('prices')} heading={prices}>
          <Options quote={quote} chosen={chosen} onChoose={setOption} />
          {chosen && (
            <ConfirmAction
              label={t('send')}
              title={t('send')}
              text={t('send_text')}
              confirm={t('send')}
              variant="main"
              onConfirm={() => answer({ id, version, quote_id: chosen.quote_id })}
              done={t('sent')}
            />
          )}
        </SectionCard>
      )}
    </>
  )
}

function DeclineForm({ request: { enquiry_id: id, version, lang_id } }: { request: StaffPriceRequest }) {
  const { t } = useTranslation('prices')
  const [decline] = useDeclinePriceRequestMutation()
  const form = useForm({
    id: 'decline',
    contract: DeclinePriceRequestBody.pick({ reason: true }),
    values: { reason: '' },
    send: ({ reason }) => decline({ id, version, reason }),
    success: t('declined'),
  })
  return (
    <Form form={form} label={t('decline')} variant="danger">
      <TextArea
        {...form.field('reason')}
        label={t('decline_reason')}
        hint={t(`decline_hint_${lang_id}`)}
        rows={3}
        dir="auto"
        required
      />
    </Form>
  )
}

/** The request with its sender, and the price that was sent. */
function PriceRequestFacts({ request }: { request: StaffPriceRequest }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const { number, state, category, places, pick_up, party, name, email, phone, offer } = request
  return (
    <Card as="aside" aria-label={t('details')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('number')}>
          <bdi dir="ltr">{number}</bdi>
        </Fact>
        <Fact label={t('state')}>{t(`states.${state}`)}</Fact>
        <Fact label={t('trip')}>
          {categoryName(category, language)}
          <PlacesText places={places} />
        </Fact>
        <Fact label={t('pick_up')}>
          <span className="tabular">{formatDay(pick_up, language, 'brief')}</span>
        </Fact>
        <Fact label={t('party')}>{party}</Fact>
        {request.notes !== '' && (
          <Fact label={t('notes')}>
            <bdi className="break-words whitespace-pre-line">{request.notes}</bdi>
          </Fact>
        )}
        <Fact label={t('traveller')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact label={t('phone')}>
          <a href={`tel:${phone.countryCode}${phone.phone}`} className="text-link">
            <bdi dir="ltr">{`${phone.countryCode} ${phone.phone}`}</bdi>
          </a>
        </Fact>
        <Fact label={t('email')}>
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>
        </Fact>
        <Fact label={t('language')}>{languageName(languageOf(request.lang_id), language)}</Fact>
        {request.company !== null && (
          <Fact label={t('company')}>
            <bdi>{request.company}</bdi>
          </Fact>
        )}
        <Fact label={t('received')}>
          <InstantText value={request.created_at} className="tabular" />
        </Fact>
        {offer && (
          <>
            <Fact label={t('offer')}>
              <OfferChip offer={offer} />
            </Fact>
            <Fact label={t('until')}>
              <InstantText value={offer.expires_at} className="tabular" />
            </Fact>
          </>
        )}
        {request.replies.map(({ message, created_at }) => (
          <Fact key={created_at} label={t('reason')}>
            <bdi className="break-words whitespace-pre-line">{message}</bdi>
          </Fact>
        ))}
      </dl>
      {offer && offer.trip_id !== null && (
        <LinkButton to={`/staff/trips/${offer.trip_id}`} variant="second" className="mt-3 self-start">
          {t('see_trip')}
        </LinkButton>
      )}
    </Card>
  )
}
