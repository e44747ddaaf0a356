import { expect, test } from 'vitest'
import { quoteTerms, type OfferTerms } from './quote-terms.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })

const STRICT: OfferTerms = {
  payment: { timing: 'now', credit_card_required: true },
  deposit: euros(30000),
  excess: euros(120050),
  fuel_policy: 'full_to_full',
  mileage: { unlimited: false, km_included: 800, extra_km: euros(25) },
  cancellation: { free_until: '2026-07-01T06:30:00Z', non_refundable: false },
  pickup: { time_zone: 'Asia/Dubai' },
}

const changed = (change: Partial<OfferTerms>) => ({ ...STRICT, ...change })

function textOf(id: string, offer: OfferTerms, language: 'en' | 'ar') {
  return quoteTerms(offer, language).find((one) => one.id === id)?.text
}

test.for([
  { id: 'payment', offer: STRICT, en: /pay for the car now/, ar: /تدفع قيمة إيجار السيارة الآن/ },
  { id: 'desk', offer: STRICT, en: /^Bring a credit card/, ar: /^أحضر بطاقة ائتمان/ },
  {
    id: 'desk',
    offer: changed({ payment: { timing: 'part', credit_card_required: false } }),
    en: /A debit card is accepted\.$/,
    ar: /تُقبل بطاقة الخصم\.$/,
  },
  { id: 'desk', offer: STRICT, en: /held for at least one year,/, ar: /إصدارها سنة على الأقل/ },
  {
    id: 'desk',
    offer: changed({ licence_years: 3 }),
    en: /held for at least 3 years,/,
    ar: /إصدارها 3 سنوات على الأقل/,
  },
  { id: 'deposit', offer: STRICT, en: /EUR 300\.00.* EUR 1200\.50 of/, ar: /EUR 300\.00.*EUR 1200\.50/ },
  { id: 'deposit', offer: changed({ deposit: null, excess: null }), en: /it holds\.$/, ar: /يحجزه\.$/ },
  { id: 'mileage', offer: STRICT, en: /^800 km .* costs EUR 0\.25\.$/, ar: /800 كم، .* EUR 0\.25\.$/ },
  {
    id: 'mileage',
    offer: changed({ mileage: { unlimited: false, km_included: 800, extra_km: null } }),
    en: /^800 km included\.$/,
    ar: /^يشمل السعر 800 كم\.$/,
  },
  {
    id: 'cancellation',
    offer: STRICT,
    en: /^Free until 2026-07-01 10:30 /,
    ar: /^مجاني حتى 2026-07-01 10:30 /,
  },
  {
    id: 'cancellation',
    offer: changed({ cancellation: { free_until: null, non_refundable: true } }),
    en: /^This rate is non-refundable/,
    ar: /^هذا السعر غير قابل للاسترداد/,
  },
  {
    id: 'cancellation',
    offer: changed({ cancellation: { free_until: null, non_refundable: false } }),
    en: /what you paid is not refunded/,
    ar: /^لا يُعاد ما دُفع/,
  },
])('the terms say the offer’s $id in both languages: $en', ({ id, offer, en, ar }) => {
  expect(textOf(id, offer, 'en')).toMatch(en)
  expect(textOf(id, offer, 'ar')).toMatch(ar)
})
