import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { ConfirmPassword } from '../confirm-password.usecase.ts'
import type { Origin } from '../token.ts'
import type { UserStore } from '../user.store.ts'
import type { IssueRecoveryCodes } from './issue-recovery-codes.ts'
import type { ReadSecondStep } from './read-second-step.ts'
import { failures, type SecondStepFailure } from './second-step-failure.ts'
import type { TellOwner } from './tell-owner.ts'

/** Ten new recovery codes; those of before are over. */
export type RenewRecoveryCodes = (request: {
  userId: string
  password: string
  origin: Origin
}) => Promise<Result<string[], SecondStepFailure>>

type Needs = {
  db: Db
  users: UserStore
  confirmPassword: ConfirmPassword
  readSecondStep: ReadSecondStep
  issueRecoveryCodes: IssueRecoveryCodes
  tellOwner: TellOwner
}

export function renewRecoveryCodes(needs: Needs): RenewRecoveryCodes {
  return async ({ userId, password, origin }) => {
    const user = await needs.users.find(userId)
    if (!user) return fail(failures.gone)
    const confirmed = await needs.confirmPassword({ user, password, origin })
    if (!confirmed.ok) return confirmed
    const { codesSince, passkeys } = await needs.readSecondStep(userId)
    if (!codesSince && passkeys.length === 0) return fail(failures.secondStepOff)
    return needs.db.transaction().execute(async (tx) => {
      await needs.tellOwner(tx, user, 'recovery_codes_renewed', origin)
      return ok(await needs.issueRecoveryCodes(tx, userId))
    })
  }
}
