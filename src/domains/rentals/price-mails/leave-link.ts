/** Where mails about prices lead who wants no more of them: the page with a button, and a mail program's call (RFC 8058). */
export function leaveLinks(secret: string): { page: string; oneClick: string } {
  return {
    page: `/price-mails/leave?secret=${secret}`,
    oneClick: `/api/price-mails/leave?secret=${secret}`,
  }
}
