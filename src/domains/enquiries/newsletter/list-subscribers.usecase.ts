import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { languageOf } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { unsubscribeLinks } from './unsubscribe-link.ts'
import type { Subscriber } from './newsletter.contract.ts'
import { listConfirmed, storeUnsubscribeLinks } from './subscription.store.ts'

/**
 * Returns a page of confirmed subscribers, each with links to leave; `next`: null after the last page. Audited, because
 * it hands out addresses. A link made with a new `APP_SECRET` is stored besides the old one.
 */
export function listSubscribers(
  app: Pick<App, 'db' | 'clock' | 'unsubscribeSecretOf' | 'publicUrl'>,
  { after, pageSize }: { after: string | undefined; pageSize: number },
  by: StaffActor,
): Promise<{ items: Subscriber[]; next: string | null }> {
  const { unsubscribeSecretOf, publicUrl } = app
  return writeAudited(app, by, async (tx, _now, audit) => {
    const listed = await listConfirmed(tx, { after, limit: pageSize + 1 })
    const shown = listed.slice(0, pageSize).map((one) => ({ ...one, secret: unsubscribeSecretOf(one.id) }))
    await storeUnsubscribeLinks(tx, shown)
    const items = shown.map(({ id, email, langId, confirmedAt, secret }) => {
      const { page, oneClick } = unsubscribeLinks(secret)
      return {
        subscription_id: id,
        email,
        lang_id: langId,
        confirmed_at: confirmedAt.toString(),
        leave_page: `${publicUrl}/${languageOf(langId)}${page}`,
        one_click: publicUrl + oneClick,
      }
    })
    const last = shown.at(-1)?.id ?? null
    await audit({
      action: 'export_newsletter',
      subject: { kind: 'newsletter', id: after ?? 'first page' },
      before: null,
      after: { count: items.length, last },
    })
    return { items, next: listed.length > pageSize ? last : null }
  })
}
