/**
 * Returns the unsubscribe links of price mails: the page with a button, and the one-click call of a mail program (RFC
 * 8058).
 */
export function unsubscribeLinks(secret: string): { page: string; oneClick: string } {
  return {
    page: `/price-mails/leave?secret=${secret}`,
    oneClick: `/api/price-mails/leave?secret=${secret}`,
  }
}
