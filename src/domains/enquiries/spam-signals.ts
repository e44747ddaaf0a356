import { SPAM_SIGNALS, type SpamSignal } from './enquiry.contract.ts'
import { isThrowAway } from './throw-away-address.ts'

/** A submitted form. `seconds`: time since it was opened; null if unknown. `uses`: number of submissions, this one included. */
export type SentForm = {
  name: string
  email: string
  /** All entered text. */
  text: string
  hiddenField: string
  opened: { seconds: number; uses: number } | null
}

const QUICKEST_SECONDS = 3
const OLDEST_SECONDS = 24 * 3600
const MAX_USES = 3
const MAX_LINKS = 3

const LINK = /(?:https?:\/\/|\bwww\.)[^\s,;<>"']+/gi
const LINK_IN_NAME = /\/\/|www\.|\.(?:app|biz|cn|co|com|info|io|me|net|online|org|ru|shop|site|top|xyz)\b/i

/** Returns the signs that a form was sent by a bot; empty if a person probably wrote it. */
export function findSpamSignals({ name, email, text, hiddenField, opened }: SentForm): SpamSignal[] {
  const signs: Record<SpamSignal, boolean> = {
    hidden_field: hiddenField.trim() !== '',
    too_quick: opened !== null && opened.seconds < QUICKEST_SECONDS,
    form_used_up: opened !== null && opened.uses > MAX_USES,
    many_links: (text.match(LINK) ?? []).length > MAX_LINKS,
    link_in_name: LINK_IN_NAME.test(name),
    throw_away_address: isThrowAway(email),
  }
  return SPAM_SIGNALS.filter((sign) => signs[sign])
}

/** `isVerified`: sent by the signed-in owner of the address. */
type Mailing = { opened: SentForm['opened']; isVerified: boolean }

/**
 * Returns true if the sender may be mailed: the address is verified, or the form was opened on our site within a day.
 */
export function mayMailSender({ opened, isVerified }: Mailing): boolean {
  const openedHere = opened !== null && opened.seconds <= OLDEST_SECONDS
  return isVerified || openedHere
}

/** Returns a copy without links, for the mail to the sender, who may not have written the text. */
export function withoutLinks(text: string): string {
  return text.replaceAll(LINK, '[…]')
}
