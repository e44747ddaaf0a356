import type { Origin } from '#domains/accounts/public.ts'
import { fail } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'

/** Confirms the password of an owner; a wrong one is an error of the field `password`. */
export async function confirmPartnerOwner(
  { confirmOwner }: Pick<App, 'confirmOwner'>,
  owner: { userId: string; password: string; origin: Origin },
) {
  const confirmed = await confirmOwner(owner)
  if (confirmed.ok) return confirmed
  const { failure } = confirmed
  const faults = failure.code === 'wrong_password' ? [{ path: 'password', code: failure.code }] : undefined
  return fail({ ...failure, faults })
}
