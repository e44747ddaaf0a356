import { accountSamples, rewardSample } from '#domains/accounts/public.ts'
import { enquirySamples, type Sender } from '#domains/enquiries/public.ts'
import { tripCodeSample } from '#domains/identity/public.ts'
import type { MailSetting, SampleMail } from '#domains/outgoing/public.ts'
import { partnerSamples } from '#domains/partners/public.ts'
import { rentalSamples } from '#domains/rentals/public.ts'
import { tripSamples } from '#domains/trips/public.ts'

/** Composes every mail of the product with sample data, in a language. The links lead nowhere. */
export function sampleMails(setting: MailSetting, sender: Sender): SampleMail[] {
  return [
    ...rentalSamples(setting),
    ...tripSamples(setting),
    ...accountSamples(setting),
    tripCodeSample(setting),
    rewardSample(setting),
    ...enquirySamples(setting, sender),
    ...partnerSamples(setting),
  ]
}
