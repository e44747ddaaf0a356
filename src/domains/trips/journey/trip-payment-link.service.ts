import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { SignedTimes } from '#platform/signed-time.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Signs links to pay trips by card. */
    tripPaymentLinks: SignedTimes
  }
}

/** Returns a link to the page that pays a trip by card. */
export function paymentLink(
  { publicUrl, tripPaymentLinks, clock }: Pick<App, 'publicUrl' | 'tripPaymentLinks' | 'clock'>,
  reference: string,
  language: Language,
): string {
  const token = tripPaymentLinks.issue(reference, clock.now())
  return `${publicUrl}/${language}/trip-payment/${reference}?token=${token}`
}
