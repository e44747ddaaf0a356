import type { Prefill } from '#domains/widget/widget-config.contract.ts'
import type { Money } from '#kernel/money.ts'
import { firstCountry } from '../forms/first-country.ts'
import type { BookingDraft } from './booking-state.ts'
import type { Booker } from './use-booker.ts'

/** What a form begins with: what the page gave, else what the traveller's own record says. */
export function firstDraft(
  { profile, content, company }: Booker,
  prefill: Prefill,
  total: Money,
): BookingDraft & { payBy: 'wallet' | 'driver' } {
  return {
    name: prefill.name ?? profile.userContent.name,
    email: prefill.email ?? content.email ?? '',
    way: 'mobile',
    phoneCountry: firstCountry(total.currency, navigator.languages),
    phone: prefill.phone ?? content.mobile ?? '',
    costCentre: content.cost_centre ?? '',
    notes: '',
    age: '',
    licence_years: '',
    payBy: company && profile.wallet ? 'wallet' : 'driver',
    profileId: '',
  }
}
