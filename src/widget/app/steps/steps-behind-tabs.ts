import type { Messages } from '#ui/messages/messages.ts'
import { lazyModule, lazyComponent } from '#ui/lazy-module.ts'
import { addLaterWords } from '../words.ts'

export type StepsBehindTabs = ReturnType<typeof stepsBehindTabs>

/** Creates the steps behind the tabs, which load later with their messages. */
export function stepsBehindTabs(words: Messages) {
  const steps = lazyModule(async () => {
    const [code] = await Promise.all([import('./later-steps.ts'), addLaterWords(words)])
    return code
  })
  const myAccount = lazyModule(async () => {
    const [code] = await Promise.all([import('../my-account/my-account-step.tsx'), steps.whenNeeded()])
    return code
  })
  const pointOnMap = lazyModule(async () => {
    await addLaterWords(words)
    return import('../tabs/places/point-on-map.tsx')
  })
  return {
    /** Preloads the most common steps. */
    ahead: steps.ahead,
    SignInStep: lazyComponent(steps, (code) => code.SignInStep),
    DetailsStep: lazyComponent(steps, (code) => code.DetailsStep),
    DoneStep: lazyComponent(steps, (code) => code.DoneStep),
    TripsStep: lazyComponent(steps, (code) => code.TripsStep),
    PriceOfferStep: lazyComponent(steps, (code) => code.PriceOfferStep),
    PriceRequestStep: lazyComponent(steps, (code) => code.PriceRequestStep),
    TripStep: lazyComponent(steps, (code) => code.TripStep),
    PointOnMap: lazyComponent(pointOnMap, (code) => code.PointOnMap),
    MyAccountStep: lazyComponent(myAccount, (code) => code.MyAccountStep),
  }
}
