import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Asking, ConfirmOwner } from '../passwords/confirm-owner.service.ts'
import type { IssueRecoveryCodes } from './issue-recovery-codes.service.ts'
import type { ReadSecondStep } from './read-second-step.service.ts'
import { failures, type SecondStepFailure } from './second-step-failure.ts'
import type { NotifyOwner } from './notify-owner.service.ts'

/** Issues ten new recovery codes. The previous ones are invalidated. */
export type RenewRecoveryCodes = (asking: Asking) => Promise<Result<string[], SecondStepFailure>>

type Needs = {
  db: Db
  confirmOwner: ConfirmOwner
  readSecondStep: ReadSecondStep
  issueRecoveryCodes: IssueRecoveryCodes
  notifyOwner: NotifyOwner
}

export function renewRecoveryCodes(needs: Needs): RenewRecoveryCodes {
  return async (asking) => {
    const owner = await needs.confirmOwner(asking)
    if (!owner.ok) return owner
    const { userId, origin } = asking
    const { codesSince, passkeys } = await needs.readSecondStep(userId)
    if (!codesSince && passkeys.length === 0) return fail(failures.secondStepOff)
    return needs.db.transaction().execute(async (tx) => {
      await needs.notifyOwner(tx, owner.value, 'recovery_codes_renewed', origin)
      return ok(await needs.issueRecoveryCodes(tx, userId))
    })
  }
}
