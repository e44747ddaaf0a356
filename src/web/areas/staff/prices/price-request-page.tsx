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
import { PriceRequestFacts } from './price-request-facts.tsx'
import {
  pricesApi,
  useAnswerPriceRequestMutation,
  useDeclinePriceRequestMutation,
  useReadPriceRequestQuery,
  useQuotePriceRequestMutation,
} from './prices.api.ts'

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
              look="main"
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
    <Form form={form} label={t('decline')} look="danger">
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
