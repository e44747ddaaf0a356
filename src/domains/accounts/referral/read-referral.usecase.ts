import { type Language, languageOf } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './referral-operations.contract.ts'
import { countReferrals } from './referral.store.ts'
import { findUser } from '../user.store.ts'

/** Reads the caller's code for friends, its results and the reward for the next friend. */
export async function readReferral(
  { db, settings, publicUrl }: Pick<App, 'db' | 'settings' | 'publicUrl'>,
  { userId, query: { lang_id }, language }: Call<typeof operations.readReferral>,
) {
  const user = await findUser(db, userId)
  if (!user) return fail({ code: 'sign_in_required' } as const)
  const takes = settings.of('referral_reward')
  return ok({
    code: user.referralCode,
    link: referralLink(publicUrl, lang_id ? languageOf(lang_id) : language, user.referralCode),
    ...(await countReferrals(db, user.id)),
    reward: takes.kind === 'fixed' ? takes : { kind: takes.kind, percent: takes.basisPoints / 100 },
  })
}

/** Returns the registration page with a user's referral code, in a language. `publicUrl` has no trailing slash. */
function referralLink(publicUrl: string, language: Language, code: string): string {
  return `${publicUrl}/${language}/register?ref=${code}`
}
