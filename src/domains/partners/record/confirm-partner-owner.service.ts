import { confirmOwner, type Origin, type OwnerApp } from '#domains/accounts/public.ts'
import { fail } from '#kernel/result.ts'

/** Confirms the password of an owner. A wrong one is an error of the field `password`. */
export async function confirmPartnerOwner(
  app: OwnerApp,
  owner: { userId: string; password: string; origin: Origin },
) {
  const confirmed = await confirmOwner(app, owner)
  if (confirmed.ok) return confirmed
  const { failure } = confirmed
  const faults = failure.code === 'wrong_password' ? [{ path: 'password', code: failure.code }] : undefined
  return fail({ ...failure, faults })
}
