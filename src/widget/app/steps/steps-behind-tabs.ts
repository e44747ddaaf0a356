import type { i18n } from 'i18next'
import { laterCode, laterPart } from '#ui/later-code.ts'
import { addLaterWords } from '../words.ts'

export type StepsBehindTabs = ReturnType<typeof stepsBehindTabs>

/** The steps behind the tabs, which come later and bring their words with them. */
export function stepsBehindTabs(words: i18n) {
  const steps = laterCode(async () => {
    const [code] = await Promise.all([import('./later-steps.ts'), addLaterWords(words)])
    return code
  })
  const myAccount = laterCode(async () => {
    const [code] = await Promise.all([import('../my-account/my-account-step.tsx'), steps.wanted()])
    return code
  })
  return {
    /** Loads those that most go through before they are wanted. */
    ahead: steps.ahead,
    SignInStep: laterPart(steps, (code) => code.SignInStep),
    DetailsStep: laterPart(steps, (code) => code.DetailsStep),
    DoneStep: laterPart(steps, (code) => code.DoneStep),
    TripsStep: laterPart(steps, (code) => code.TripsStep),
    TripStep: laterPart(steps, (code) => code.TripStep),
    MyAccountStep: laterPart(myAccount, (code) => code.MyAccountStep),
  }
}
