import type { MailLink, UserStore } from '#domains/accounts/public.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { BlockStore } from './block.store.ts'
import type { ACCOUNT_ACTIONS } from './staff-account.contract.ts'

export type AccountFailure = {
  code: 'account_not_found' | 'account_of_staff' | 'account_blocked_already' | 'account_not_blocked'
  detail: string
}

/** What the staff do with a traveller's or a partner's account. */
export type AccountAct = { accountId: string } & (
  | { act: 'block'; reason: string }
  | { act: 'unblock' }
  | { act: 'end_sessions' }
  | { act: 'mail_link' }
)

type Done = Result<null, AccountFailure>

/**
 * Blocks an account, so that nobody signs in to it and whoever was signed in no longer is, in every process; its bookings
 * remain. Unblocks it, ends its sessions, or mails its owner a link to choose a password. Colleagues are none of this:
 * their access is kept under their roles.
 */
export type ActOnAccount = (act: AccountAct, by: StaffActor) => Promise<Done>

type Needs = {
  blocks: BlockStore
  users: Pick<UserStore, 'find'>
  endSessions: (tx: Db, userId: string) => Promise<void>
  mailLink: MailLink
  staffWrite: StaffWrite
}

const ACTIONS = {
  block: 'block_account',
  unblock: 'unblock_account',
  end_sessions: 'end_account_sessions',
  mail_link: 'mail_password_link',
} as const satisfies Record<AccountAct['act'], (typeof ACCOUNT_ACTIONS)[number]>

export function actOnAccount(needs: Needs): ActOnAccount {
  const { blocks, users, endSessions, mailLink, staffWrite } = needs

  async function perform(tx: Db, act: AccountAct, held: { blocked: boolean }, at: Performing): Promise<Done> {
    const { accountId: userId } = act
    switch (act.act) {
      case 'block':
        if (held.blocked) return refused('account_blocked_already', 'A colleague has blocked it')
        await blocks.block(tx, { userId, reason: act.reason, ...at })
        await endSessions(tx, userId)
        return ok(null)
      case 'unblock':
        if (!held.blocked) return refused('account_not_blocked', 'It is not blocked')
        await blocks.unblock(tx, userId)
        return ok(null)
      case 'end_sessions':
        await endSessions(tx, userId)
        return ok(null)
      case 'mail_link': {
        const user = await users.find(userId)
        if (!user) return refused('account_not_found', 'There is no such account')
        await mailLink(tx, 'reset_password', user)
        return ok(null)
      }
    }
  }

  return (act, by) =>
    staffWrite<Done>(by, async (tx, now) => {
      const { accountId } = act
      const held = await blocks.hold(tx, accountId)
      if (!held) return refused('account_not_found', 'There is no such account')
      if (held.role === 'staff') return refused('account_of_staff', 'An administrator suspends colleagues')
      const done = await perform(tx, act, held, { by: by.staffId, now })
      if (!done.ok) return done
      const changesBlock = act.act === 'block' || act.act === 'unblock'
      return {
        value: ok(null),
        audited: {
          action: ACTIONS[act.act],
          subject: { kind: 'account', id: accountId },
          before: changesBlock ? { blocked: held.blocked } : null,
          after: changesBlock ? { blocked: !held.blocked } : null,
        },
      }
    })
}

type Performing = { by: string; now: Temporal.Instant }

function refused(code: AccountFailure['code'], detail: string) {
  return fail({ code, detail })
}
