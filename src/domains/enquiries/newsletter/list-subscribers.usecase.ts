import { languageOf } from '#kernel/locale.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { leaveLinks } from './leave-link.ts'
import type { Subscriber } from './newsletter.contract.ts'
import type { SubscriptionStore } from './subscription.store.ts'

/** A page of confirmed subscribers, each with links to leave; `next`: null after the last page. */
export type ListSubscribers = (
  page: { after: string | undefined; pageSize: number },
  by: StaffActor,
) => Promise<{ items: Subscriber[]; next: string | null }>

type Needs = {
  subscriptions: Pick<SubscriptionStore, 'listConfirmed' | 'keepLeaveLinks'>
  staffWrite: StaffWrite
  leaveSecretOf: (subscriptionId: string) => string
  sha256: (text: string) => Buffer
  publicUrl: string
}

/** Audited, because it hands out addresses. A link made with a new `APP_SECRET` is stored besides the old one. */
export function listSubscribers(needs: Needs): ListSubscribers {
  const { subscriptions, staffWrite, leaveSecretOf, sha256, publicUrl } = needs
  return ({ after, pageSize }, by) =>
    staffWrite(by, async (tx) => {
      const listed = await subscriptions.listConfirmed(tx, { after, limit: pageSize + 1 })
      const shown = listed.slice(0, pageSize).map((one) => ({ ...one, secret: leaveSecretOf(one.id) }))
      await subscriptions.keepLeaveLinks(
        tx,
        shown.map(({ id, secret }) => ({ id, hash: sha256(secret) })),
      )
      const items = shown.map(({ id, email, langId, confirmedAt, secret }) => {
        const { page, oneClick } = leaveLinks(secret)
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
      return {
        value: { items, next: listed.length > pageSize ? last : null },
        audited: {
          action: 'export_newsletter',
          subject: { kind: 'newsletter', id: after ?? 'first page' },
          before: null,
          after: { count: items.length, last },
        },
      }
    })
}
