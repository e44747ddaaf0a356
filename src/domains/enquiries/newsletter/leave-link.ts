/** Where a subscription's mails lead to: the page with a button, and the call of a mail program (RFC 8058). */
export function leaveLinks(secret: string): { page: string; oneClick: string } {
  return {
    page: `/newsletter/leave?secret=${secret}`,
    oneClick: `/api/newsletter/leave?secret=${secret}`,
  }
}

export function confirmPage(secret: string): string {
  return `/newsletter/confirm?secret=${secret}`
}
