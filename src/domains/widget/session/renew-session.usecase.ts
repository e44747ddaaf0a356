import type { KnownKey } from '#domains/identity/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { WidgetSession } from './widget-session.contract.ts'
import { nextSession, type WidgetSessionApp } from './widget-session.service.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Finds an embedding key, also a revoked one. Null if unknown. */
    findKey: (key: string) => Promise<KnownKey | null>
  }
}

export type RenewSessionFailure = {
  code: 'key_unknown' | 'key_revoked' | 'widget_session_over'
  detail: string
}

/** Renews the session of a frame, for at most a day after the frame was served. */
export async function renewSession(
  app: WidgetSessionApp & Pick<App, 'findKey'>,
  { key: keyId, session }: { key: string; session: string },
): Promise<Result<WidgetSession, RenewSessionFailure>> {
  const key = await app.findKey(keyId)
  if (!key) return fail({ code: 'key_unknown', detail: 'There is no such x-api-key' })
  if (key.revoked) return fail({ code: 'key_revoked', detail: 'This x-api-key was revoked' })
  const renewed = nextSession(app, key.id, session)
  return renewed
    ? ok(renewed)
    : fail({
        code: 'widget_session_over',
        detail: 'This x-widget-session is of no frame that was served for the key within a day',
      })
}
