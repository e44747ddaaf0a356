import type { KnownKey } from '#domains/identity/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { WidgetSession } from './widget-session.contract.ts'
import type { WidgetSessions } from './widget-session.service.ts'

export type RenewSessionFailure =
  | { code: 'key_unknown'; detail: string }
  | { code: 'key_revoked'; detail: string }
  | { code: 'widget_session_over'; detail: string }

export type RenewSession = (request: {
  key: string
  session: string
}) => Promise<Result<WidgetSession, RenewSessionFailure>>

type Needs = {
  findKey: (key: string) => Promise<KnownKey | null>
  sessions: Pick<WidgetSessions, 'renew'>
}

/** Gives a frame its next session; at most until a day after it was served. */
export function renewSession({ findKey, sessions }: Needs): RenewSession {
  return async ({ key: keyId, session }) => {
    const key = await findKey(keyId)
    if (!key) return fail({ code: 'key_unknown', detail: 'There is no such x-api-key' })
    if (key.revoked) return fail({ code: 'key_revoked', detail: 'This x-api-key was revoked' })
    const renewed = sessions.renew(key.id, session)
    return renewed
      ? ok(renewed)
      : fail({
          code: 'widget_session_over',
          detail: 'This x-widget-session is of no frame that was served for the key within a day',
        })
  }
}
