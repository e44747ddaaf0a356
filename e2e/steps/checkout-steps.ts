import { openFlexibleCar } from './results-steps.ts'
import type { Visit } from '../environment/environment.ts'
import { fillCard, fillDriver, goOn, GOOD_CARD, resultsCame, searchPath } from './steps.ts'

/** Goes from a search to the checkout of a car that can be cancelled. */
export async function toCheckout(visit: Visit): Promise<void> {
  await visit.open(searchPath())
  await resultsCame(visit)
  await openFlexibleCar(visit)
  await goOn(visit)
}

/** Fills in the whole checkout, with a valid card. */
export async function fillCheckout(visit: Visit): Promise<void> {
  await fillDriver(visit)
  await fillCard(visit, GOOD_CARD)
  await agreeToTerms(visit)
}

export async function agreeToTerms({ page, t }: Visit): Promise<void> {
  await page.getByRole('checkbox', { name: t('checkout:payment.terms') }).check()
}
